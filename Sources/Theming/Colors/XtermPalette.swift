/// The 256 colours of xterm: sixteen that users change as they like (xterm's defaults here), a cube of 6 × 6 × 6, and a
/// ramp of 24 greys.
let xtermPalette: [(red: UInt8, green: UInt8, blue: UInt8)] = {
    let levels: [UInt8] = [0, 95, 135, 175, 215, 255]
    var palette: [(red: UInt8, green: UInt8, blue: UInt8)] = [
        (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205), (229, 229, 229),
        (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255), (255, 0, 255), (0, 255, 255),
        (255, 255, 255),
    ]
    for red in levels { for green in levels { for blue in levels { palette.append((red, green, blue)) } } }
    for step in 0..<24 { palette.append((UInt8(8 + step * 10), UInt8(8 + step * 10), UInt8(8 + step * 10))) }
    return palette
}()
