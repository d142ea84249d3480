# Builds, tests, and installs Confab. On Debian, this installs everything missing except Swift itself.

PREFIX ?= /usr/local
DESTDIR ?=
SWIFT ?= swift
SUDO := $(if $(filter 0,$(shell id -u)),,sudo)

LIBRARIES := libncursesw5-dev liblmdb-dev libtomlplusplus-dev libgumbo-dev libqrencode-dev libyaml-dev libcrypt-dev \
	nettle-dev libcmark-gfm-dev libcmark-gfm-extensions-dev
TOOLS := tmux procps zbar-tools chafa file
ACCOUNTS := .build/accounts
# Links to the static libraries for a release, in a folder that the linker searches before those with shared ones.
ARCHIVES := .build/archives
# These make generic code fast and skip checks that the tests already did; docs/benchmarks.md says why.
QUICK := -Xswiftc -cross-module-optimization -Xswiftc -enforce-exclusivity=unchecked \
	-Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors
# These make the program start fast: the loader has few relocations to do and few libraries to find, and the functions that
# run are next to each other (make order).
PACKED := $(shell getconf GNU_LIBC_VERSION 2>/dev/null | awk '{ split($$2, v, "."); \
	if (v[1] > 2 || v[2] >= 36) print "-Xlinker -z -Xlinker pack-relative-relocs" }')
ORDER := Sources/confab/confab.order
ORDERED := -Xswiftc -Xfrontend -Xswiftc -function-sections \
	-Xlinker --symbol-ordering-file=$(CURDIR)/$(ORDER) -Xlinker --no-warn-symbol-ordering
SOON := -Xswiftc -use-ld=lld -Xlinker --no-export-dynamic $(PACKED) $(ORDERED) \
	-Xswiftc -L$(CURDIR)/$(ARCHIVES) -Xswiftc -Xclang-linker -Xswiftc -static-libgcc
RELEASE := $(SWIFT) build -c release --static-swift-stdlib $(QUICK) $(SOON) --product
BINARY = $(shell $(SWIFT) build -c release --show-bin-path)/confab
FORMATTED := Package.swift Sources Tests docs/example
SANITIZED := CONFAB_SANITIZED=1 SWIFT_BACKTRACE=enable=no
DYING := handle_segv=0:handle_sigbus=0:disable_coredump=0
OPTIMIZED := --configuration release -Xswiftc -enable-testing --scratch-path .build/fuzz

.PHONY: run demo test example screenshots unicode order docs bench programs format lint sanitize fuzz install archives libraries tools

run: archives
	$(RELEASE) confab
	@$(BINARY)

demo: archives
	$(RELEASE) confab
	@$(BINARY) --demo

test: libraries tools lint
	$(SWIFT) build --build-tests
	@bash -o pipefail -c '$(SWIFT) test --skip-build 2>&1 | tee .build/tests.log' || { \
		grep -a 'recorded an issue' -A 3 .build/tests.log || tail -n 20 .build/tests.log; exit 1; }
	$(MAKE) example

# A package that uses only the library products, as a stranger's would.
example:
	$(SWIFT) test --package-path docs/example --scratch-path .build/example

# The screenshots in docs/themes.md and README.md.
screenshots:
	$(SWIFT) build --product confab
	mkdir -p docs/themes
	for theme in contrast dark gruvbox light mono nord solarized-light terminal; do \
		for view in conversation new-chat; do \
			$(SWIFT) run --skip-build confab snapshot $$view --size 100x26 --theme $$theme --as svg \
				> docs/themes/$$theme-$$view.svg || exit 1; \
		done; \
	done
	mkdir -p docs/screens
	for view in tabs search hit tags card picture; do \
		$(SWIFT) run --skip-build confab snapshot $$view --size 100x26 --theme dark --as svg \
			> docs/screens/$$view.svg || exit 1; \
	done

# The tables of widths, character classes, and foldings, from the Unicode data in two Python packages.
unicode:
	$(SUDO) apt-get install -y unicode-data unicode-cldr-core
	python3 -m pip install --quiet --target .build/unicode --upgrade unicodedata2==17.0.0 regex==2025.11.3
	PYTHONPATH=.build/unicode python3 -B Tests/UnicodeTables/width-table.py Sources/TerminalDOM/Text/WidthTable.swift
	PYTHONPATH=.build/unicode python3 -B Tests/UnicodeTables/search-tables.py \
		Sources/Messenger/Search/CharacterClassTable.swift Sources/Messenger/Search/FoldingTable.swift
	python3 -B Tests/UnicodeTables/emoji-table.py Sources/Messenger/Emoji

# The list of the functions that run, which the linker puts next to each other; docs/benchmarks.md says why.
order: programs
	$(SUDO) apt-get install -y valgrind tmux binutils
	python3 -B Tests/OrderFile/order-file.py $(BINARY) $(dir $(BINARY))confab-bench $(ORDER)
	@# The next build links with the new list.
	rm -f $(BINARY)

# The DocC site of the library products, in .build/docs.
docs: libraries
	$(SWIFT) build --target ViewSnapshots
	$(SWIFT) build --target Loop
	SWIFT=$(SWIFT) docs/documentation.sh

# Prints one line per figure on standard output, everything else on standard error.
bench: programs
	@$(shell $(SWIFT) build -c release --show-bin-path)/confab-bench run --accounts $(ACCOUNTS)

# A release build of everything that the benchmarks need; docs/benchmarks.md says how to compare it with an earlier commit.
programs: archives
	@$(RELEASE) confab >&2
	@$(RELEASE) confab-bench >&2

format:
	$(SWIFT) format --configuration .swift-format --in-place --parallel --recursive $(FORMATTED)

lint:
	$(SWIFT) format lint --strict --configuration .swift-format --parallel --recursive $(FORMATTED)

# Programs that crash in a test die of the signal, without a backtrace, which hangs under a sanitizer. Leak detection is
# off because Swift never frees some of its own metadata.
sanitize: libraries tools
	$(SWIFT) build --build-tests --sanitize address --scratch-path .build/address
	$(SANITIZED) ASAN_OPTIONS=$(DYING):detect_leaks=0 \
		$(SWIFT) test --skip-build --sanitize address --scratch-path .build/address
	$(SWIFT) build --build-tests --sanitize thread --scratch-path .build/thread
	clang -shared -fPIC -O1 -o .build/thread/mutex.so Tests/ThreadSanitizer/MutexSlowPaths.c
	$(SANITIZED) TSAN_OPTIONS=$(DYING) LD_PRELOAD=$(CURDIR)/.build/thread/mutex.so \
		$(SWIFT) test --skip-build --sanitize thread --scratch-path .build/thread

# Random mutations of themes, records, HTML, recordings, and exports, for minutes instead of the tests' seconds. The
# last line takes half an hour on two idle cores.
# Optimized: after each of the 200 kills, 100,000 messages are examined.
fuzz: libraries
	$(SWIFT) build $(OPTIMIZED) --build-tests
	CONFAB_FUZZ=50 CONFAB_FUZZ_ROUNDS=20000 $(SWIFT) test $(OPTIMIZED) --skip-build --filter Fuzz
	CONFAB_FUZZ=300000 $(SWIFT) test $(OPTIMIZED) --skip-build --filter randomBytesNeverCrashTheDecoder
	CONFAB_FUZZ=200 $(SWIFT) test $(OPTIMIZED) --skip-build --filter BulkKillTests

install: archives
	$(RELEASE) confab
	install -d $(DESTDIR)$(PREFIX)/bin $(DESTDIR)$(PREFIX)/share/man/man1 \
		$(DESTDIR)$(PREFIX)/share/applications $(DESTDIR)$(PREFIX)/share/confab/themes \
		$(DESTDIR)$(PREFIX)/share/bash-completion/completions $(DESTDIR)$(PREFIX)/share/zsh/site-functions \
		$(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d
	install -m 755 $(BINARY) $(DESTDIR)$(PREFIX)/bin/confab
	strip $(DESTDIR)$(PREFIX)/bin/confab
	install -m 644 docs/confab.1 $(DESTDIR)$(PREFIX)/share/man/man1/
	install -m 644 docs/confab.desktop $(DESTDIR)$(PREFIX)/share/applications/
	install -m 644 Themes/*.toml $(DESTDIR)$(PREFIX)/share/confab/themes/
	$(BINARY) --generate-completion-script bash > $(DESTDIR)$(PREFIX)/share/bash-completion/completions/confab
	$(BINARY) --generate-completion-script zsh > $(DESTDIR)$(PREFIX)/share/zsh/site-functions/_confab
	$(BINARY) --generate-completion-script fish > $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/confab.fish

# Libraries without an archive are linked as shared ones.
archives: libraries
	@mkdir -p $(ARCHIVES); for name in cmark-gfm cmark-gfm-extensions crypt gumbo lmdb ncursesw nettle qrencode stdc++ \
		tinfo yaml; do \
		file=$$(clang -print-file-name=lib$$name.a); \
		if [ -e "$$file" ]; then ln -sf "$$file" $(ARCHIVES)/; fi; \
	done

libraries:
	@$(call install,$(LIBRARIES))

tools:
	@$(call install,$(TOOLS))

# $(call install,PACKAGES): installs the missing ones, silently if there are none.
define install
missing=""; for package in $(1); do \
	dpkg-query -W -f '$${Status}' $$package 2>/dev/null | grep -q 'ok installed' || missing="$$missing $$package"; \
done; \
if [ -n "$$missing" ]; then \
	echo "Installing$$missing" >&2; \
	$(SUDO) apt-get update -qq && $(SUDO) env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq $$missing >&2; \
fi
endef
