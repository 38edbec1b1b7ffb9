import { hours } from '../light.ts'
import type { Look } from '../look.ts'
import { dice, ellipse, glow, HEIGHT, type Layers, layers, line, linear, path, rect, stack, tone, WIDTH } from '../paint.ts'
import { potted } from '../plants.ts'
import { pane } from './pane.ts'

const FLOOR = 560

function table(x: number, y: number, size: number, hue: number, cloth: boolean): Layers {
  const top = y - size * 0.62
  const plate = (dx: number) =>
    ellipse(x + dx * size, top + size * 0.02, size * 0.2, size * 0.05, '#fdfbf6') +
    ellipse(x + dx * size, top + size * 0.014, size * 0.13, size * 0.03, tone(hue, 20, 86))
  const glass = (dx: number) =>
    path(
      `M${x + dx * size - size * 0.035} ${top - size * 0.2}h${size * 0.07}l${-size * 0.015} ${size * 0.1}h${-size * 0.04}Z`,
      '#fff',
      'opacity=".6"',
    ) + line(x + dx * size, top - size * 0.1, x + dx * size, top, '#fff', size * 0.012, 'opacity=".6"')
  const chairs = [-1, 1]
    .map(
      (side) =>
        path(
          `M${x + side * size * 0.7} ${y - size * 0.4}q${side * size * 0.3} ${-size * 0.02} ${side * size * 0.28} ${-size * 0.56}q0 ${-size * 0.12} ${-side * size * 0.08} ${-size * 0.12}q${-side * size * 0.06} ${size * 0.3} ${-side * size * 0.1} ${size * 0.5}Z`,
          tone(hue, 34, 36),
        ) +
        line(x + side * size * 0.72, y - size * 0.38, x + side * size * 0.7, y, tone(26, 34, 24), size * 0.035) +
        line(x + side * size * 0.94, y - size * 0.4, x + side * size * 1.0, y, tone(26, 34, 24), size * 0.035) +
        ellipse(x + side * size * 0.82, y - size * 0.38, size * 0.2, size * 0.05, tone(hue, 36, 46)),
    )
    .join('')
  return layers(
    ellipse(x, y + 4, size * 0.95, size * 0.1, '#000', 'opacity=".34"') +
      chairs +
      rect(x - size * 0.03, top, size * 0.06, y - top, tone(26, 30, 20)) +
      ellipse(x, y, size * 0.2, size * 0.035, tone(26, 30, 18)) +
      (cloth
        ? path(
            `M${x - size * 0.62} ${top}Q${x - size * 0.6} ${top + size * 0.34} ${x - size * 0.5} ${top + size * 0.36}Q${x} ${top + size * 0.46} ${x + size * 0.5} ${top + size * 0.36}Q${x + size * 0.6} ${top + size * 0.34} ${x + size * 0.62} ${top}Z`,
            '#f0ebe1',
          )
        : '') +
      ellipse(x, top + size * 0.025, size * 0.62, size * 0.14, tone(26, 30, 26)) +
      ellipse(x, top, size * 0.62, size * 0.14, cloth ? '#fbf8f2' : tone(26, 40, 46)) +
      plate(-0.3) +
      plate(0.3) +
      glass(-0.08) +
      glass(0.12),
    glow(x, top - size * 0.1, size * 0.3, '#ffdc9c', 0.7) +
      rect(x - size * 0.025, top - size * 0.1, size * 0.05, size * 0.1, '#ffe9bb', 'rx="3"'),
  )
}

const pendant = (x: number, y: number, size: number, hue: number): Layers =>
  layers(
    line(x, 0, x, y, '#1c1712', 2.5) +
      path(
        `M${x - size} ${y + size * 0.7}Q${x - size * 0.9} ${y} ${x} ${y - size * 0.12}Q${x + size * 0.9} ${y} ${x + size} ${y + size * 0.7}Z`,
        tone(hue, 32, 34),
      ),
    ellipse(x, y + size * 0.7, size, size * 0.16, '#fff0c8') + glow(x, y + size, size * 4.4, '#ffcf86', 0.5),
  )

/** The dining room with set tables. */
export function restaurant(look: Look): Layers[] {
  const light = hours[look.hour]
  const { hue, seed, wall } = look
  const next = dice(seed + 111)
  const cloth = look.stars >= 4
  const panes = [120, 470, 820]
  const outside = panes.map((x, index) => pane(look, light, [x, 96, 280, 350], `dine${index}`)).join('')
  const frames = panes
    .map(
      (x) =>
        rect(x - 9, 87, 298, 9, '#2b211a') +
        rect(x - 9, 446, 298, 12, '#2b211a') +
        rect(x - 9, 87, 9, 370, '#2b211a') +
        rect(x + 280, 87, 9, 370, '#2b211a') +
        rect(x + 137, 96, 5, 350, '#2b211a') +
        rect(x, 206, 280, 4, '#2b211a'),
    )
    .join('')
  return [
    layers(
      linear(`dine${seed}`, [
        [0, tone(hue, 20, 32)],
        [1, tone(hue, 22, 26)],
      ]) +
        rect(0, 0, WIDTH, FLOOR, `url(#dine${seed})`) +
        rect(0, 470, WIDTH, 90, tone(26, 32, 28)) +
        Array.from({ length: 15 }, (_, panel) => rect(8 + panel * 80, 482, 64, 66, '#000', 'opacity=".14"')).join('') +
        linear(`plank${seed}`, [
          [0, tone(28, 34, 26)],
          [1, tone(28, 40, 44)],
        ]) +
        rect(0, FLOOR, WIDTH, HEIGHT - FLOOR, `url(#plank${seed})`) +
        Array.from({ length: 17 }, (_, board) =>
          line(600 + (board - 8) * 66, FLOOR, 600 + (board - 8) * 200, HEIGHT, '#1d1209', 1.6, 'opacity=".3"'),
        ).join(''),
      outside,
    ),
    layers(frames),
    layers(potted(52, 620, 200, seed + 3, tone(wall, 20, 60)) + potted(1150, 620, 210, seed + 5, tone(wall, 20, 60))),
    stack(...[300, 600, 900].map((x) => pendant(x, 120 + next() * 24, 40, hue + 20))),
    table(240, 628, 130, hue, cloth),
    table(610, 618, 124, hue, cloth),
    table(975, 630, 130, hue, cloth),
    table(400, 772, 196, hue, cloth),
    table(880, 778, 200, hue, cloth),
  ]
}
