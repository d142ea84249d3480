// The strategies are a module of their own, because programs use them, too, and no program links Swift Testing.
@_exported public import ViewText
