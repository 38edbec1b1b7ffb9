import type { Look } from '../look.ts'
import { dice, ellipse, glow, type Layers, layers, linear, path, rect, shape, tone } from '../paint.ts'

/** A made bed from its foot; `x` is its left edge at the head. */
export function bedding(look: Look, x: number, width: number): string {
  const { hue, seed, wall } = look
  const next = dice(seed + 17)
  const head = tone(next() < 0.5 ? hue : 26, 26, 34)
  const top = 300
  const mattress = 520
  const tufts = Array.from({ length: 6 }, (_, index) =>
    rect(x + 14 + index * ((width - 28) / 6), top + 12, (width - 28) / 6 - 6, 176, '#fff', 'rx="10" opacity=".07"'),
  ).join('')
  const pillow = (left: number, wide: number, y: number, fill: string) =>
    path(
      `M${left + 14} ${y}Q${left + wide / 2} ${y - 16} ${left + wide - 14} ${y}Q${left + wide + 8} ${y + 34} ${left + wide - 10} ${y + 70}Q${left + wide / 2} ${y + 82} ${left + 10} ${y + 70}Q${left - 8} ${y + 34} ${left + 14} ${y}Z`,
      fill,
    )
  const half = width / 2
  return (
    rect(x - 10, top, width + 20, 240, head, 'rx="16"') +
    tufts +
    ellipse(x + half, 742, width * 0.66, 26, '#000', 'opacity=".28"') +
    (width > 260
      ? pillow(x + 20, half - 34, mattress - 100, '#f7f4ee') + pillow(x + half + 14, half - 34, mattress - 100, '#f7f4ee')
      : pillow(x + 20, width - 40, mattress - 96, '#f7f4ee')) +
    (width > 260
      ? pillow(x + 56, half - 74, mattress - 74, '#ffffff') + pillow(x + half + 18, half - 74, mattress - 74, '#ffffff')
      : '') +
    pillow(x + half - width * 0.22, width * 0.44, mattress - 58, tone(hue, 44, 46)) +
    linear(`duvet${seed}`, [
      [0, '#ffffff'],
      [0.6, '#f1ede6'],
      [1, '#d9d2c7'],
    ]) +
    path(
      `M${x - 6} ${mattress + 6}Q${x + half} ${mattress - 16} ${x + width + 6} ${mattress + 6}L${x + width + 48} 726Q${x + half} 744 ${x - 48} 726Z`,
      `url(#duvet${seed})`,
    ) +
    path(
      `M${x - 26} ${mattress + 112}Q${x + half} ${mattress + 92} ${x + width + 26} ${mattress + 112}L${x + width + 42} 706Q${x + half} 722 ${x - 42} 706Z`,
      tone(hue, 34, 42),
    ) +
    path(
      `M${x - 28} ${mattress + 124}Q${x + half} ${mattress + 104} ${x + width + 28} ${mattress + 124}`,
      'none',
      `stroke="${tone(hue, 40, 62)}" stroke-width="4"`,
    ) +
    path(
      `M${x - 20} ${mattress + 60}Q${x + half * 0.6} ${mattress + 46} ${x + half} ${mattress + 70}`,
      'none',
      'stroke="#000" stroke-width="2" opacity=".06"',
    ) +
    path(
      `M${x - 48} 726Q${x + half} 744 ${x + width + 48} 726L${x + width + 44} 744Q${x + half} 760 ${x - 44} 744Z`,
      tone(wall, 12, 52),
    )
  )
}

/** A small table with a lamp that is lit. */
export function nightstand(x: number, hue: number): Layers {
  return layers(
    rect(x - 46, 560, 92, 12, tone(28, 36, 28)) +
      rect(x - 42, 572, 84, 76, tone(28, 34, 38)) +
      rect(x - 34, 600, 68, 3, '#000', 'opacity=".25"') +
      rect(x - 5, 500, 10, 60, tone(40, 30, 46)) +
      ellipse(x, 560, 22, 5, tone(40, 30, 40)) +
      shape(
        [
          [x - 30, 506],
          [x - 20, 446],
          [x + 20, 446],
          [x + 30, 506],
        ],
        tone(hue, 16, 90),
      ),
    shape(
      [
        [x - 30, 506],
        [x - 20, 446],
        [x + 20, 446],
        [x + 30, 506],
      ],
      '#ffe9bd',
      'opacity=".8"',
    ) + glow(x, 486, 210, '#ffd596', 0.5),
  )
}

/** A low chair to read in. */
export const armchair = (x: number, y: number, hue: number): string =>
  ellipse(x, y + 4, 84, 12, '#000', 'opacity=".26"') +
  rect(x - 62, y - 150, 124, 104, tone(hue, 28, 44), 'rx="30"') +
  rect(x - 76, y - 96, 30, 76, tone(hue, 28, 38), 'rx="12"') +
  rect(x + 46, y - 96, 30, 76, tone(hue, 28, 38), 'rx="12"') +
  rect(x - 52, y - 74, 104, 40, tone(hue, 24, 56), 'rx="10"') +
  rect(x - 60, y - 22, 8, 24, '#2b1d12') +
  rect(x + 52, y - 22, 8, 24, '#2b1d12')
