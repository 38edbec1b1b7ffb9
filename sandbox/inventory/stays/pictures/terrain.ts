import type { Land } from '../world/cities.ts'
import type { Light } from './light.ts'
import { dice, ellipse, type Layers, layers, line, linear, path, rect, tone, WIDTH } from './paint.ts'

export interface Outlook {
  /** Distinguishes gradients within one picture. */
  id: string
  seed: number
  land: Land
  light: Light
  /** The horizon, and the lower edge of the ground. */
  horizon: number
  bottom: number
}

/** Haze in front of distant objects: dense at the ground, none above. */
export function haze({ haze: colour }: Light, top: number, bottom: number, thickness: number): string {
  const id = `haze${colour.slice(1)}${Math.round(thickness * 100)}`
  return (
    linear(id, [
      [0, colour, 0],
      [1, colour, thickness],
    ]) + rect(0, top, WIDTH, bottom - top, `url(#${id})`)
  )
}

export function skyline({ seed, light, horizon }: Outlook, height: number, hue: number): Layers {
  const next = dice(seed + 31)
  let base = ''
  let lights = ''
  for (const depth of [0, 1, 2]) {
    for (let x = -30; x < WIDTH; ) {
      const width = 34 + next() * 58
      const tall = height * (0.3 + next() * 0.7) * (0.62 + depth * 0.2)
      const top = horizon - tall
      const colour = tone(hue + next() * 14, 16 + depth * 5, 74 - depth * 13)
      base +=
        rect(x, top, width, tall + 2, colour) + (next() < 0.2 ? line(x + width / 2, top, x + width / 2, top - 26, colour, 3) : '')
      for (let y = top + 8; depth > 0 && y < horizon - 8; y += 11) {
        for (let at = x + 6; at < x + width - 7; at += 10) {
          if (next() < 0.12 + light.lamps * 0.25)
            lights += rect(at, y, 5, 6, '#ffd98a', `opacity="${(light.lamps * (0.35 + next() * 0.6)).toFixed(2)}"`)
        }
      }
      x += width + (depth === 2 ? 24 * next() : 2)
    }
    base += haze(light, horizon - height * 1.1, horizon, 0.34 - depth * 0.08)
  }
  return layers(base, lights)
}

export function acacia(x: number, y: number, size: number, colour: string): string {
  return (
    path(
      `M${x} ${y}C${x - size * 0.04} ${y - size * 0.5} ${x + size * 0.1} ${y - size * 0.6} ${x - size * 0.22} ${y - size * 0.82}`,
      'none',
      `stroke="${colour}" stroke-width="${size * 0.06}"`,
    ) +
    path(
      `M${x} ${y - size * 0.45}L${x + size * 0.3} ${y - size * 0.84}`,
      'none',
      `stroke="${colour}" stroke-width="${size * 0.045}"`,
    ) +
    ellipse(x - size * 0.12, y - size * 0.88, size * 0.62, size * 0.11, colour) +
    ellipse(x + size * 0.2, y - size * 0.96, size * 0.46, size * 0.09, colour)
  )
}

/** A rolling ridge from edge to edge; `rough` from a dune to a rock. */
export function ridge(seed: number, y: number, height: number, rough: number, bottom: number): string {
  const next = dice(seed)
  const steps = 7 + Math.round(rough * 9)
  const points = Array.from({ length: steps + 1 }, (_, step) => ({ x: (WIDTH / steps) * step, y: y - next() * height }))
  const [first] = points
  const curve = points
    .slice(1)
    .map((point, index) => {
      const before = points[index] ?? point
      const bend = (point.x - before.x) * (0.5 - rough * 0.45)
      return `C${before.x + bend} ${before.y} ${point.x - bend} ${point.y} ${point.x} ${point.y}`
    })
    .join('')
  return `M0 ${bottom}L0 ${first?.y ?? y}${curve}L${WIDTH} ${bottom}Z`
}

export function water({ id, seed, light, horizon, bottom }: Outlook, near: string): Layers {
  const next = dice(seed + 23)
  const glints = Array.from({ length: 46 }, () => {
    const depth = next() ** 1.6
    const y = horizon + 4 + depth * (bottom - horizon)
    const width = 16 + depth * 150 * next()
    const x = light.sun.x + (next() - 0.5) * (120 + depth * 900)
    return rect(
      x - width / 2,
      y,
      width,
      1 + depth * 2.4,
      light.sun.colour,
      `rx="1" opacity="${(0.1 + next() * 0.35).toFixed(2)}"`,
    )
  })
  return layers(
    linear(`${id}water`, [
      [0, light.sky[2]],
      [0.18, near, 0.92],
      [1, near],
    ]) +
      rect(0, horizon, WIDTH, bottom - horizon, light.sky[1]) +
      rect(0, horizon, WIDTH, bottom - horizon, `url(#${id}water)`) +
      glints.join(''),
  )
}
