import type { Light } from '../light.ts'
import type { Look } from '../look.ts'
import { dice, glow, type Layers, layers, path, rect, shape, stack, tone } from '../paint.ts'
import { warm } from './warm.ts'

/** One pavilion under a deep thatched or shingled roof, open at the front. */
function pavilion(x: number, ground: number, size: number, look: Look, light: Light, seed: number): Layers {
  const next = dice(seed)
  const thatch = tone(look.land === 'mountain' ? 18 : 36, 34, look.land === 'mountain' ? 30 : 42)
  const eave = ground - size * 0.46
  const peak = eave - size * (0.44 + next() * 0.1)
  const half = size * 0.72
  const body = size * 0.54
  const strands = Array.from({ length: 22 }, (_, index) => {
    const at = -1 + (index / 21) * 2
    return path(
      `M${x + at * half * 0.16} ${peak + size * 0.03}L${x + at * half} ${eave}`,
      'none',
      `stroke="#000" stroke-width="1.4" opacity="${(0.06 + next() * 0.12).toFixed(2)}"`,
    )
  })
  return layers(
    rect(x - body, eave - 6, body * 2, ground - eave, tone(30, 30, 62)) +
      rect(x - body * 0.86, eave + size * 0.06, body * 1.72, ground - eave - size * 0.12, tone(205, 22, 30)) +
      [-0.86, -0.3, 0.28, 0.82].map((at) => rect(x + body * at, eave, size * 0.03, ground - eave, tone(26, 34, 28))).join('') +
      rect(x - body * 1.24, ground - size * 0.06, body * 2.48, size * 0.07, tone(28, 32, 40)) +
      shape(
        [
          [x - half, eave],
          [x - half * 0.16, peak],
          [x + half * 0.16, peak],
          [x + half, eave],
        ],
        thatch,
      ) +
      strands.join('') +
      shape(
        [
          [x + half * 0.16, peak],
          [x + half, eave],
          [x + half * 0.3, eave],
        ],
        '#000',
        'opacity=".14"',
      ) +
      path(
        `M${x - half} ${eave}Q${x} ${eave + size * 0.06} ${x + half} ${eave}L${x + half * 0.96} ${eave + size * 0.03}Q${x} ${eave + size * 0.1} ${x - half * 0.96} ${eave + size * 0.03}Z`,
        tone(32, 30, 24),
      ),
    warm +
      rect(
        x - body * 0.86,
        eave + size * 0.06,
        body * 1.72,
        ground - eave - size * 0.12,
        'url(#warm)',
        `opacity="${(0.14 + light.lamps * 0.8).toFixed(2)}"`,
      ) +
      [-0.86, -0.58, -0.3, 0, 0.28, 0.55, 0.82]
        .map((at) => rect(x + body * at, eave + size * 0.06, size * 0.014, ground - eave - size * 0.1, '#2b1a0e', 'opacity=".8"'))
        .join('') +
      rect(x - body * 0.5, ground - size * 0.17, body * 0.42, size * 0.11, '#3a2312', 'opacity=".7"') +
      rect(x + body * 0.2, ground - size * 0.15, body * 0.3, size * 0.09, '#3a2312', 'opacity=".7"') +
      [-0.44, 0.14]
        .map((at) => glow(x + body * at, eave + size * 0.13, size * 0.16, '#fff1c4', 0.3 + light.lamps * 0.6))
        .join('') +
      glow(x, ground - size * 0.16, size * 0.8, '#ffc170', 0.08 + light.lamps * 0.5),
  )
}

/** Pavilions among the trees, the near one large. */
export function lodge(look: Look, light: Light, ground: number): Layers {
  const next = dice(look.seed + 404)
  return stack(
    pavilion(210 + next() * 80, ground - 74, 190, look, light, look.seed + 1),
    pavilion(980 + next() * 80, ground - 60, 220, look, light, look.seed + 2),
    pavilion(600 + (next() - 0.5) * 120, ground, 430, look, light, look.seed + 3),
  )
}
