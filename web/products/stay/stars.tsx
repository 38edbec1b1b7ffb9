import { IconStarFilled } from '@tabler/icons-react'
import { starsWords } from './property-words.ts'
import css from './stars.module.css'

/** The stars of a property; null without any. */
export function Stars({ stars }: { stars: number | null }) {
  const whole = Math.floor(stars ?? 0)
  if (whole < 1) return null
  return (
    <span className={css.stars} role="img" aria-label={starsWords(whole)}>
      {Array.from({ length: whole }, (_, at) => (
        <IconStarFilled key={at} size={12} aria-hidden="true" />
      ))}
    </span>
  )
}
