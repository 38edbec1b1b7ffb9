import type { Light } from '../light.ts'
import type { Look } from '../look.ts'
import { dice, glow, type Layers, layers, path, rect, shape, stack, tone } from '../paint.ts'
import { windows } from './windows.ts'

/** A property of the old town between two neighbours, with a roof, shutters and a lamp over the door. */
export function townhouse(look: Look, light: Light, ground: number): Layers {
  const next = dice(look.seed + 606)
  const floors = 3 + Math.floor(next() * 2)
  const storey = 98
  const width = 420
  const x = 390 + (next() - 0.5) * 80
  const top = ground - floors * storey - 20
  const roof = tone(12 + next() * 16, 40, 38)
  const shutters = tone(look.hue, 36, 34)
  const neighbour = (left: number, wide: number, tall: number, hue: number, seed: number) =>
    stack(
      layers(
        rect(left, ground - tall, wide, tall, tone(hue, 22, 76)) +
          rect(left - 6, ground - tall - 12, wide + 12, 14, tone(hue, 18, 88)),
      ),
      windows({
        x: left + 20,
        y: ground - tall + 26,
        width: wide - 40,
        height: tall - 110,
        columns: Math.max(2, Math.round(wide / 90)),
        rows: Math.round(tall / 110),
        fill: [0.46, 0.62],
        glass: tone(208, 26, 36),
        frame: tone(hue, 12, 92),
        seed,
        lamps: light.lamps * 0.6,
      }),
    )
  const bay = width / 4
  const shutterPairs = Array.from({ length: 4 * (floors - 1) }, (_, index) => {
    const left = x + (index % 4) * bay + bay * 0.5
    const y = top + Math.floor(index / 4) * storey + 22
    return (
      rect(left - 36, y, 13, 60, shutters) +
      rect(left + 23, y, 13, 60, shutters) +
      rect(left - 30, y + 62, 60, 9, tone(115, 34, 30)) +
      rect(left - 26, y + 58, 52, 6, tone(look.hue + 40, 60, 62))
    )
  })
  return stack(
    neighbour(x - 330, 324, 330 + next() * 90, look.wall + 40, look.seed + 31),
    neighbour(x + width + 6, 330, 300 + next() * 120, look.wall - 30, look.seed + 37),
    layers(
      shape(
        [
          [x - 18, top + 4],
          [x + 50, top - 84],
          [x + width - 50, top - 84],
          [x + width + 18, top + 4],
        ],
        roof,
      ) +
        Array.from({ length: 7 }, (_, tile) =>
          rect(x - 8 + tile * 2, top - 10 - tile * 12, width + 16 - tile * 4, 2, '#000', 'opacity=".12"'),
        ).join('') +
        rect(x, top, width, ground - top, tone(...look.skin)) +
        rect(x - 8, top - 2, width + 16, 10, tone(look.wall, 20, 92)) +
        rect(x, ground - storey - 8, width, 6, tone(look.wall, 20, 90)),
    ),
    windows({
      x,
      y: top + 8,
      width,
      height: (floors - 1) * storey,
      columns: 4,
      rows: floors - 1,
      fill: [0.42, 0.6],
      glass: tone(208, 28, 34),
      frame: tone(look.wall, 10, 95),
      seed: look.seed + 5,
      lamps: light.lamps,
    }),
    layers(
      shutterPairs.join('') +
        rect(x + 36, ground - 84, 110, 66, tone(208, 24, 30)) +
        rect(x + width - 146, ground - 84, 110, 66, tone(208, 24, 30)) +
        path(
          `M${x + width / 2 - 38} ${ground}V${ground - 78}A38 38 0 0 1 ${x + width / 2 + 38} ${ground - 78}V${ground}Z`,
          shutters,
        ) +
        shape(
          [
            [x + 26, ground - 90],
            [x + 156, ground - 90],
            [x + 170, ground - 66],
            [x + 12, ground - 66],
          ],
          tone(look.hue, 48, 44),
        ),
      rect(x + 36, ground - 66, 110, 48, '#ffcf86', `opacity="${(0.12 + light.lamps * 0.7).toFixed(2)}"`) +
        rect(x + width - 146, ground - 84, 110, 66, '#ffcf86', `opacity="${(0.12 + light.lamps * 0.7).toFixed(2)}"`) +
        glow(x + width / 2, ground - 128, 120, '#ffdb9a', 0.1 + light.lamps * 0.75),
    ),
  )
}
