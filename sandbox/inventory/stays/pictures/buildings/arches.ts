import type { Light } from '../light.ts'
import type { Look } from '../look.ts'
import { circle, dice, glow, type Layers, layers, path, rect, stack, tone } from '../paint.ts'

const arch = (x: number, y: number, width: number, height: number, fill: string, more = ''): string =>
  path(
    `M${x} ${y + height}V${y + width / 2}A${width / 2} ${width / 2} 0 0 1 ${x + width} ${y + width / 2}V${y + height}Z`,
    fill,
    more,
  )

/** Thick walls with arcades: a palace of the south, or a riad of earth. */
export function arches(look: Look, light: Light, ground: number): Layers {
  const next = dice(look.seed + 303)
  const earthen = look.land === 'desert'
  const hue = earthen ? 22 + next() * 10 : look.wall
  const wall = earthen ? tone(hue, 44, 60) : tone(hue, 26, 84)
  const shade = earthen ? tone(hue, 42, 46) : tone(hue, 20, 68)
  const bays = 7
  const bay = 100
  const x = 250
  const width = bays * bay
  const floors = 2 + Math.floor(next() * 2)
  const storey = 124
  const top = ground - floors * storey
  let lights = ''
  let base =
    rect(x, top, width, ground - top, wall) +
    rect(x + width, top + 26, 90, ground - top - 26, shade) +
    rect(x - 10, top - 16, width + 20, 18, tone(hue, 24, earthen ? 68 : 92))
  for (let tooth = 0; tooth < (earthen ? width / 28 : 0); tooth++) base += rect(x - 6 + tooth * 28, top - 32, 16, 18, wall)
  for (let floor = 0; floor < floors; floor++) {
    const y = top + floor * storey
    for (let index = 0; index < bays; index++) {
      const left = x + index * bay + 22
      const isDoor = floor === floors - 1 && index === 3
      const tall = floor === floors - 1 ? 106 : 84
      const at = y + storey - tall - (floor === floors - 1 ? 0 : 16)
      base +=
        arch(left - 5, at - 5, 66, tall + 5, tone(hue, 20, earthen ? 72 : 95)) +
        arch(left, at, 56, tall, tone(look.hue, 26, isDoor ? 22 : 28))
      if (isDoor || next() < 0.25 + light.lamps * 0.5)
        lights += arch(left, at, 56, tall, '#ffcd7e', `opacity="${(0.12 + light.lamps * (0.5 + next() * 0.4)).toFixed(2)}"`)
      if (floor < floors - 1) base += rect(left - 4, at + tall - 20, 64, 4, shade) + rect(left - 4, at + tall - 4, 64, 5, shade)
    }
    base += rect(x, y + storey - 5, width, 5, shade, 'opacity=".55"')
  }
  const domed = earthen && next() < 0.6
  const dome = domed
    ? circle(x + width / 2, top - 14, 62, tone(look.hue, 34, 52)) + rect(x + width / 2 - 70, top - 16, 140, 20, wall)
    : ''
  return stack(layers(dome + base, lights + glow(x + width / 2, ground - 40, 210, '#ffcf86', 0.1 + light.lamps * 0.5)))
}
