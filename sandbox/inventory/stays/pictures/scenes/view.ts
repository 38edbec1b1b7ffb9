import { landscape } from '../landscape.ts'
import { hours } from '../light.ts'
import type { Look } from '../look.ts'
import { dice, ellipse, glow, HEIGHT, type Layers, layers, line, path, rect, shape, tone, WIDTH } from '../paint.ts'
import { palm, potted } from '../plants.ts'

function chair(x: number, y: number, size: number, side: 1 | -1, hue: number): string {
  const wood = tone(26, 36, 34)
  const at = (dx: number, dy: number): readonly [number, number] => [x + side * dx * size, y + dy * size]
  return (
    ellipse(x, y + size * 0.02, size * 0.62, size * 0.07, '#000', 'opacity=".3"') +
    line(...at(-0.42, 0), ...at(-0.34, -0.46), wood, size * 0.06) +
    line(...at(0.4, 0), ...at(0.36, -0.4), wood, size * 0.06) +
    shape([at(-0.46, -0.44), at(0.46, -0.38), at(0.42, -0.26), at(-0.42, -0.32)], tone(hue, 30, 84)) +
    shape([at(-0.46, -0.46), at(-0.34, -0.34), at(-0.52, -1.02), at(-0.64, -1.06)], tone(hue, 34, 58)) +
    line(...at(-0.6, -1.04), ...at(-0.44, -0.32), wood, size * 0.05) +
    line(...at(-0.44, -0.64), ...at(0.4, -0.6), wood, size * 0.06)
  )
}

/** The view from a balcony. */
export function view(look: Look): Layers[] {
  const light = hours[look.hour]
  const { hue, seed } = look
  const next = dice(seed + 91)
  const warm = look.land === 'sea' || look.land === 'desert'
  const rail = tone(look.wall, 8, 30)
  const balusters = Array.from({ length: 21 }, (_, index) => rect(index * 60 - 4, 508, 7, 150, rail))
  return [
    ...landscape({ id: `out${seed}`, seed, land: look.land, light, horizon: 400 + next() * 50, bottom: HEIGHT }),
    layers(warm ? palm(140, 720, 420, seed + 1) + palm(1010, 740, 360, seed + 2) : ''),
    layers(
      shape(
        [
          [0, 655],
          [WIDTH, 655],
          [WIDTH, HEIGHT],
          [0, HEIGHT],
        ],
        tone(look.wall, 16, 66),
      ) +
        Array.from({ length: 11 }, (_, tile) =>
          line(600 + (tile - 5) * 120, 655, 600 + (tile - 5) * 260, HEIGHT, '#000', 1.5, 'opacity=".14"'),
        ).join('') +
        line(0, 716, WIDTH, 716, '#000', 1.5, 'opacity=".12"') +
        balusters.join('') +
        rect(0, 494, WIDTH, 17, tone(26, 34, 38)) +
        rect(0, 494, WIDTH, 5, '#fff', 'opacity=".22"') +
        rect(0, 648, WIDTH, 10, rail) +
        rect(0, 0, 46, HEIGHT, tone(look.wall, 16, 86)) +
        rect(46, 0, 12, HEIGHT, '#000', 'opacity=".14"') +
        rect(0, 0, WIDTH, 34, tone(look.wall, 14, 90)) +
        rect(0, 34, WIDTH, 10, '#000', 'opacity=".12"') +
        chair(360, 770, 190, 1, hue) +
        chair(830, 770, 190, -1, hue) +
        ellipse(596, 776, 90, 12, '#000', 'opacity=".28"') +
        rect(590, 664, 12, 110, tone(30, 10, 24)) +
        ellipse(596, 662, 92, 18, tone(30, 10, 30)) +
        ellipse(596, 658, 92, 18, tone(36, 12, 84)) +
        path('M566 656L572 612H594L600 656Z', '#fff', 'opacity=".75"') +
        path('M569 636L597 636L600 656H566Z', tone(hue, 60, 60), 'opacity=".9"') +
        potted(1110, 760, 210, seed + 8, tone(hue, 24, 40)),
      light.lamps > 0.5 ? glow(632, 640, 80, '#ffd994', 0.9) + rect(624, 634, 16, 22, '#ffe6b0', 'rx="3"') : '',
    ),
  ]
}
