#!/bin/sh
# Makes Records/Generated/*.pb.swift from the .proto files here.
# Needs protoc (Debian: protobuf-compiler) and protoc-gen-swift, built from the checkout of swift-protobuf:
#   swift build -c release --product protoc-gen-swift --package-path .build/checkouts/swift-protobuf
set -eu
cd "$(dirname "$0")"
plugin="${PROTOC_GEN_SWIFT:-../../../.build/checkouts/swift-protobuf/.build/release/protoc-gen-swift}"
protoc --plugin=protoc-gen-swift="$plugin" --swift_out=../Records/Generated \
    --swift_opt=Visibility=Internal --swift_opt=UseAccessLevelOnImports=true people.proto message.proto chat.proto
