#pragma once

#include <string_view>

// toml++ asserts what its author believes to hold. In a release build it would promise it to the compiler instead, and a
// text that proves it wrong would be undefined behaviour. Here such a text is refused, in every build.
namespace ctoml {

struct AssertionFailure {};

inline void require(bool holds, std::string_view expression) {
    // Version 3.3 asserts this about the first character of a name in brackets (`[` and a line end, `[ü]`), and
    // reports the error with its place right after it.
    if (!holds && expression != "is_bare_key_character(*cp) || is_string_delimiter(*cp)") throw AssertionFailure();
}

} // namespace ctoml

#undef NDEBUG
#define TOML_ASSERT(expression) ::ctoml::require(static_cast<bool>(expression), #expression)
