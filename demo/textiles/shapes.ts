/** Distance to the edge of a shape: below zero inside. Motifs stand in a cell from -0.5 to 0.5, y towards the body. */
export type Shape = (x: number, y: number) => number

export function circle(cx: number, cy: number, radius: number): Shape {
  return (x, y) => Math.hypot(x - cx, y - cy) - radius
}

/** Turned by an angle in radians, anticlockwise. */
export function ellipse(cx: number, cy: number, rx: number, ry: number, angle = 0): Shape {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const least = Math.min(rx, ry)
  return (x, y) => {
    const [dx, dy] = [x - cx, y - cy]
    return (Math.hypot((cos * dx + sin * dy) / rx, (cos * dy - sin * dx) / ry) - 1) * least
  }
}

/** A petal pointed at both ends: half its length and half its width. */
export function petal(cx: number, cy: number, length: number, width: number, angle: number): Shape {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const away = (length * length - width * width) / (2 * width)
  return (x, y) => {
    const [dx, dy] = [x - cx, y - cy]
    return Math.hypot(cos * dx + sin * dy, Math.abs(cos * dy - sin * dx) + away) - away - width
  }
}

/** A line with round ends, its radius running from one to the other. */
export function line(ax: number, ay: number, bx: number, by: number, from: number, to = from): Shape {
  const [dx, dy] = [bx - ax, by - ay]
  const square = dx * dx + dy * dy
  return (x, y) => {
    const at = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / square))
    return Math.hypot(x - ax - dx * at, y - ay - dy * at) - from - (to - from) * at
  }
}

/** A curve through points, each with its radius: [x, y, radius]. */
export function curve(...points: readonly (readonly [x: number, y: number, radius: number])[]): Shape {
  return union(
    ...points.slice(1).map(([x, y, radius], at) => {
      const [ax, ay, from] = points[at] ?? [x, y, radius]
      return line(ax, ay, x, y, from, radius)
    }),
  )
}

/** A shape with straight edges. */
export function polygon(...points: readonly (readonly [x: number, y: number])[]): Shape {
  return (x, y) => {
    let nearest = Infinity
    let inside = false
    points.forEach(([bx, by], at) => {
      const [ax, ay] = points[(at + points.length - 1) % points.length] ?? [bx, by]
      const [dx, dy] = [bx - ax, by - ay]
      const along = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)))
      nearest = Math.min(nearest, Math.hypot(x - ax - dx * along, y - ay - dy * along))
      if (ay > y !== by > y && x < (dx * (y - ay)) / dy + ax) inside = !inside
    })
    return inside ? -nearest : nearest
  }
}

export function union(...shapes: readonly Shape[]): Shape {
  return (x, y) => {
    let least = Infinity
    for (const shape of shapes) least = Math.min(least, shape(x, y))
    return least
  }
}

/** Thicker by this much all round; thinner when it is below zero. */
export function grown(shape: Shape, by: number): Shape {
  return (x, y) => shape(x, y) - by
}

/** The edge alone, this thick, lying inside. */
export function rim(shape: Shape, width: number): Shape {
  return (x, y) => {
    const distance = shape(x, y)
    return Math.max(distance, -distance - width)
  }
}

export function moved(shape: Shape, dx: number, dy: number, angle = 0, size = 1): Shape {
  const [cos, sin] = [Math.cos(angle) / size, Math.sin(angle) / size]
  return (x, y) => shape(cos * (x - dx) + sin * (y - dy), cos * (y - dy) - sin * (x - dx)) * size
}

export function mirrored(shape: Shape): Shape {
  return (x, y) => Math.min(shape(x, y), shape(-x, y))
}

/** The same shape so many times around the middle. */
export function around(count: number, shape: Shape, from = 0): Shape {
  return union(...Array.from({ length: count }, (_, at) => moved(shape, 0, 0, from + (at * 2 * Math.PI) / count)))
}
