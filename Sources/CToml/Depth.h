#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

// toml++ bounds how deep values nest, but not how many parts a dotted key has, and frees its tree by recursion: a key
// of a hundred thousand parts overflows the stack. So keys are counted before toml++ sees the text.
namespace ctoml {

constexpr std::size_t maximum_key_parts = 16;

struct DeepKey {
    std::uint32_t line = 0; // 0: there is none
    std::uint32_t column = 0;
};

// The place of the first key of more than `maximum_key_parts` parts.
DeepKey find_deep_key(std::string_view text);

} // namespace ctoml
