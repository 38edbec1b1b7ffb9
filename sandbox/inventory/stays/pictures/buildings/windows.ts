import { dice, type Layers, layers, rect, shape } from '../paint.ts'

export interface Grid {
  x: number
  y: number
  width: number
  height: number
  columns: number
  rows: number
  /** Share of a cell that is glass. */
  fill: readonly [across: number, down: number]
  glass: string
  frame?: string
  seed: number
  /** 0 to 1: how many are lit, and how brightly. */
  lamps: number
}

/** Rows of windows; some of them are lit. */
export function windows({ x, y, width, height, columns, rows, fill, glass, frame, seed, lamps }: Grid): Layers {
  const next = dice(seed)
  const cell = { width: width / columns, height: height / rows }
  let base = ''
  let lights = ''
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const w = cell.width * fill[0]
      const h = cell.height * fill[1]
      const left = x + column * cell.width + (cell.width - w) / 2
      const top = y + row * cell.height + (cell.height - h) / 2
      if (frame) base += rect(left - 2.5, top - 2.5, w + 5, h + 5, frame)
      base += rect(left, top, w, h, glass)
      base += shape(
        [
          [left, top + h],
          [left, top + h * 0.4],
          [left + w * 0.7, top],
          [left + w, top],
        ],
        '#ffffff',
        `opacity="${(0.08 + next() * 0.16).toFixed(2)}"`,
      )
      const lit = next() < 0.16 + lamps * 0.44
      if (!lit || lamps < 0.2) continue
      const warmth = ['#ffd688', '#ffe2a8', '#ffc870'][Math.floor(next() * 3)] ?? '#ffd688'
      lights += rect(left, top, w, h, warmth, `opacity="${(lamps * (0.5 + next() * 0.45)).toFixed(2)}"`)
      lights += rect(left, top + h * 0.55, w, h * 0.45, '#8a4b1c', `opacity="${(lamps * 0.16).toFixed(2)}"`)
    }
  }
  return layers(base, lights)
}
