# Everything that Confab needs beyond Swift itself is installed here, on Debian, when it is missing.

PREFIX ?= /usr/local
DESTDIR ?=
SWIFT ?= swift
SUDO := $(if $(filter 0,$(shell id -u)),,sudo)

LIBRARIES := libncursesw5-dev liblmdb-dev libtomlplusplus-dev libgumbo-dev
TOOLS := tmux
RELEASE := $(SWIFT) build -c release --static-swift-stdlib --product

.PHONY: run demo test format lint libraries tools

run: libraries
	$(RELEASE) confab
	@.build/release/confab

demo: libraries
	$(RELEASE) confab
	@.build/release/confab --demo

test: libraries tools lint
	$(SWIFT) build --build-tests
	$(SWIFT) test --skip-build

format:
	$(SWIFT) format --configuration .swift-format --in-place --parallel --recursive Package.swift Sources Tests

lint:
	$(SWIFT) format lint --strict --configuration .swift-format --parallel --recursive Package.swift Sources Tests

libraries:
	@$(call install,$(LIBRARIES))

tools:
	@$(call install,$(TOOLS))

# $(call install,PACKAGES): installs those that are not there yet, and says nothing when all are.
define install
missing=""; for package in $(1); do \
	dpkg-query -W -f '$${Status}' $$package 2>/dev/null | grep -q 'ok installed' || missing="$$missing $$package"; \
done; \
if [ -n "$$missing" ]; then \
	echo "Installing$$missing"; \
	$(SUDO) apt-get update -qq && $(SUDO) env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq $$missing; \
fi
endef
