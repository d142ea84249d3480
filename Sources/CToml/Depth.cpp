#include "Depth.h"

namespace ctoml {
namespace {

// Walks over a text as far as strings and comments matter: dots in them are no dots of a key.
class Scanner {
public:
    explicit Scanner(std::string_view text) : text(text) {}

    DeepKey run() {
        while (place < text.size()) {
            const char character = text[place];
            if (character == '#') {
                skip_comment();
            } else if (character == '"' || character == '\'') {
                skip_string(character);
            } else {
                if (character == '.' && ++dots >= maximum_key_parts) return {line, column};
                if (ends_key(character)) dots = 0;
                step();
            }
        }
        return {};
    }

private:
    static bool ends_key(char character) {
        return std::string_view("\n\r=[]{},").find(character) != std::string_view::npos;
    }

    void step() {
        const char character = text[place++];
        if (character == '\n') {
            ++line;
            column = 1;
        } else if ((character & 0xC0) != 0x80) {
            ++column;
        }
    }

    void skip_comment() {
        while (place < text.size() && text[place] != '\n') step();
    }

    bool opens_three(char quote) const {
        return place + 2 < text.size() && text[place + 1] == quote && text[place + 2] == quote;
    }

    void skip_string(char quote) {
        const bool three = opens_three(quote);
        for (int count = three ? 3 : 1; count > 0; --count) step();
        while (place < text.size()) {
            const char character = text[place];
            if (character == '\n' && !three) return;
            if (character == '\\' && quote == '"') {
                step();
                if (place < text.size()) step();
                continue;
            }
            if (character == quote && (!three || opens_three(quote))) {
                for (int count = three ? 3 : 1; count > 0; --count) step();
                return;
            }
            step();
        }
    }

    std::string_view text;
    std::size_t place = 0;
    std::size_t dots = 0;
    std::uint32_t line = 1;
    std::uint32_t column = 1;
};

} // namespace

DeepKey find_deep_key(std::string_view text) { return Scanner(text).run(); }

} // namespace ctoml
