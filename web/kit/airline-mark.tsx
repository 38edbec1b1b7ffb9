import { airlineColor } from './airline-color.ts'
import css from './airline-mark.module.css'

type Props = {
  /** Two-letter IATA code. */
  code: string
  /** Edge in pixels. */
  size?: 20 | 28 | 36
}

/** An airline's generated monogram in its own colour. Decorative: the airline's name is beside it. */
export function AirlineMark({ code, size = 28 }: Props) {
  const { fill, ink } = airlineColor(code)
  return (
    <svg className={css.mark} width={size} height={size} viewBox="0 0 28 28" aria-hidden="true">
      <rect width="28" height="28" rx="7" fill={fill} />
      <path d="M0 21 28 9v12a7 7 0 0 1-7 7H7a7 7 0 0 1-7-7Z" fill={ink} fillOpacity="0.1" />
      <text x="14" y="14" fill={ink} textAnchor="middle" dominantBaseline="central" className={css.initials}>
        {code.slice(0, 2).toUpperCase()}
      </text>
    </svg>
  )
}
