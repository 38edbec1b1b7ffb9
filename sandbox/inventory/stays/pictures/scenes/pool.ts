import { landscape } from '../landscape.ts'
import { hours, type Light } from '../light.ts'
import type { Look } from '../look.ts'
import { dice, ellipse, glow, HEIGHT, type Layers, layers, line, linear, path, shape, stack, tone, WIDTH } from '../paint.ts'
import { bush, palm } from '../plants.ts'

const EDGE = 520

function basin({ seed }: Look, light: Light): Layers {
  const next = dice(seed + 61)
  const ripples = Array.from({ length: 44 }, () => {
    const depth = next()
    const y = EDGE + 20 + depth * 240
    const x = 600 + (next() - 0.5) * (620 + depth * 640)
    const wide = 26 + depth * 90
    return path(
      `M${x} ${y}q${wide / 4} ${-4 - depth * 4} ${wide / 2} 0t${wide / 2} 0`,
      'none',
      `stroke="#fff" stroke-width="${(1 + depth * 1.6).toFixed(1)}" opacity="${(0.16 + next() * 0.3).toFixed(2)}"`,
    )
  })
  const water = [
    [300, EDGE + 14],
    [900, EDGE + 14],
    [1170, 790],
    [30, 790],
  ] as const
  return layers(
    linear(`deck${seed}`, [
      [0, '#d9c8ac'],
      [1, '#bfa887'],
    ]) +
      shape(
        [
          [0, EDGE],
          [WIDTH, EDGE],
          [WIDTH, HEIGHT],
          [0, HEIGHT],
        ],
        `url(#deck${seed})`,
      ) +
      Array.from({ length: 17 }, (_, board) =>
        line(600 + (board - 8) * 66, EDGE, 600 + (board - 8) * 190, HEIGHT, '#6d5535', 1.5, 'opacity=".22"'),
      ).join('') +
      shape(
        [
          [284, EDGE + 8],
          [916, EDGE + 8],
          [1200, HEIGHT],
          [0, HEIGHT],
        ],
        '#f3ece0',
      ) +
      linear(`pool${seed}`, [
        [0, light.sky[1]],
        [0.16, tone(186, 60, 62)],
        [1, tone(192, 66, 40)],
      ]) +
      shape(water, `url(#pool${seed})`) +
      ripples.join(''),
    light.lamps > 0.5
      ? [430, 770].map((x) => glow(x, EDGE + 90, 250, '#7ff0ee', 0.5 * light.lamps)).join('') +
          shape(water, '#49d6de', 'opacity=".22"')
      : ellipse(light.sun.x, EDGE + 120, 190, 46, light.sun.colour, 'opacity=".28"'),
  )
}

function lounger(x: number, y: number, size: number, side: 1 | -1, hue: number): string {
  const at = (dx: number, dy: number): readonly [number, number] => [x + side * dx * size, y + dy * size]
  return (
    ellipse(x + side * size * 0.4, y + size * 0.16, size * 0.75, size * 0.07, '#000', 'opacity=".22"') +
    shape([at(-0.22, -0.06), at(0.9, -0.08), at(1.0, 0.1), at(-0.14, 0.13)], '#fbf7ef') +
    shape([at(-0.14, 0.13), at(1.0, 0.1), at(1.0, 0.15), at(-0.13, 0.18)], '#a5835a') +
    shape([at(-0.22, -0.06), at(-0.14, 0.13), at(-0.52, -0.3), at(-0.58, -0.5)], '#e9dfcd') +
    shape([at(-0.56, -0.48), at(-0.5, -0.3), at(-0.38, -0.17), at(-0.44, -0.34)], tone(hue, 48, 52)) +
    shape([at(0.5, -0.08), at(0.66, -0.08), at(0.74, 0.11), at(0.58, 0.11)], tone(hue, 44, 58)) +
    line(...at(-0.1, 0.1), ...at(-0.1, 0.22), '#7b5b36', size * 0.05) +
    line(...at(0.88, 0.06), ...at(0.88, 0.2), '#7b5b36', size * 0.05)
  )
}

function umbrella(x: number, y: number, size: number, hue: number): string {
  const cloth = tone(hue, 42, 58)
  return (
    line(x, y, x, y - size * 1.25, '#8a6a44', size * 0.045) +
    path(
      `M${x - size * 0.8} ${y - size * 0.94}Q${x - size * 0.4} ${y - size * 1.36} ${x} ${y - size * 1.4}Q${x + size * 0.4} ${y - size * 1.36} ${x + size * 0.8} ${y - size * 0.94}Q${x + size * 0.6} ${y - size * 1.02} ${x + size * 0.4} ${y - size * 0.93}Q${x + size * 0.2} ${y - size * 1.02} ${x} ${y - size * 0.93}Q${x - size * 0.2} ${y - size * 1.02} ${x - size * 0.4} ${y - size * 0.93}Q${x - size * 0.6} ${y - size * 1.02} ${x - size * 0.8} ${y - size * 0.94}Z`,
      cloth,
    ) +
    path(
      `M${x} ${y - size * 1.4}Q${x + size * 0.4} ${y - size * 1.36} ${x + size * 0.8} ${y - size * 0.94}Q${x + size * 0.6} ${y - size * 1.02} ${x + size * 0.4} ${y - size * 0.93}Z`,
      '#000',
      'opacity=".14"',
    ) +
    path(
      `M${x} ${y - size * 1.4}Q${x - size * 0.3} ${y - size * 1.3} ${x - size * 0.4} ${y - size * 0.93}Q${x - size * 0.2} ${y - size * 1.02} ${x} ${y - size * 0.93}Z`,
      '#fff',
      'opacity=".2"',
    )
  )
}

/** The pool, its deck and what lies beyond. */
export function pool(look: Look): Layers[] {
  const light = hours[look.hour]
  const next = dice(look.seed + 81)
  const { hue, seed } = look
  return [
    ...landscape({ id: `out${seed}`, seed, land: look.land, light, horizon: 430, bottom: HEIGHT }),
    layers(bush(180, EDGE + 6, 420, 70, seed + 2) + bush(1030, EDGE + 6, 420, 74, seed + 4)),
    basin(look, light),
    stack(
      layers(
        [130, 300].map((x, index) => umbrella(x - index * 6, EDGE + 92 - index * 46, 110 - index * 26, hue)).join('') +
          [1070, 912].map((x, index) => umbrella(x, EDGE + 92 - index * 46, 110 - index * 26, hue)).join('') +
          lounger(212, EDGE + 34, 74, 1, hue) +
          lounger(988, EDGE + 34, 74, -1, hue) +
          lounger(70, EDGE + 128, 132, 1, hue) +
          lounger(1130, EDGE + 128, 132, -1, hue) +
          palm(30 + next() * 30, EDGE + 40, 400, seed + 5) +
          palm(1150 + next() * 30, EDGE + 30, 380 + next() * 60, seed + 6),
      ),
      layers('', light.lamps > 0.5 ? [200, 1010].map((x) => glow(x, EDGE, 120, '#ffcf86', 0.55)).join('') : ''),
    ),
  ]
}
