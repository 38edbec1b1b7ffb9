import type { Light } from '../light.ts'
import type { Look } from '../look.ts'
import { dice, glow, type Layers, layers, linear, rect, tone } from '../paint.ts'
import { warm } from './warm.ts'

/** White boxes on one another, glass between them. */
export function villa(look: Look, light: Light, ground: number): Layers {
  const next = dice(look.seed + 505)
  const x = 220 + next() * 60
  const white = tone(look.wall, 10, 95)
  const wood = tone(26, 40, 44)
  const glass = `url(#pane${look.seed})`
  const lit = (left: number, top: number, width: number, height: number) =>
    rect(left, top, width, height, 'url(#warm)', `opacity="${(0.12 + light.lamps * 0.85).toFixed(2)}"`) +
    rect(left + width * 0.12, top + height * 0.62, width * 0.2, height * 0.38, '#5b351a', 'opacity=".45"') +
    rect(left + width * 0.55, top + height * 0.7, width * 0.3, height * 0.3, '#5b351a', 'opacity=".38"') +
    [0.3, 0.7].map((at) => glow(left + width * at, top + height * 0.25, height * 0.5, '#fff3cf', light.lamps * 0.7)).join('')
  const panes = (left: number, top: number, width: number, height: number, count: number) =>
    rect(left, top, width, height, tone(206, 30, 40)) +
    rect(left, top, width, height, glass, 'opacity=".5"') +
    Array.from({ length: count - 1 }, (_, index) =>
      rect(left + ((index + 1) * width) / count - 2, top, 4, height, tone(0, 0, 24)),
    ).join('')
  return layers(
    linear(`pane${look.seed}`, [
      [0, light.sky[0]],
      [1, light.sky[2]],
    ]) +
      rect(x + 60, ground - 150, 660, 150, tone(look.wall, 12, 84)) +
      panes(x + 90, ground - 134, 430, 134, 5) +
      rect(x + 540, ground - 150, 180, 150, wood) +
      Array.from({ length: 14 }, (_, slat) => rect(x + 544 + slat * 13, ground - 150, 2, 150, '#000', 'opacity=".16"')).join('') +
      rect(x + 10, ground - 172, 760, 24, white) +
      rect(x + 170, ground - 312, 470, 142, white) +
      panes(x + 196, ground - 292, 300, 108, 4) +
      rect(x + 520, ground - 292, 96, 108, wood) +
      rect(x + 130, ground - 334, 560, 22, white) +
      rect(x + 130, ground - 312, 560, 6, '#000', 'opacity=".16"') +
      rect(x + 10, ground - 148, 760, 8, '#000', 'opacity=".2"') +
      rect(x + 196, ground - 208, 300, 3, tone(0, 0, 90), 'opacity=".8"') +
      rect(x + 760, ground - 84, 160, 84, white) +
      rect(x + 780, ground - 172, 8, 172, white),
    warm +
      lit(x + 90, ground - 134, 430, 134) +
      lit(x + 196, ground - 292, 300, 108) +
      glow(x + 330, ground - 60, 330, '#ffd9a0', 0.06 + light.lamps * 0.42),
  )
}
