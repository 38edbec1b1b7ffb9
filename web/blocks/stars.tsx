import css from './stars.module.css'

/** A rating of at most five stars; null without a rating. */
export function Stars({ rating }: { rating: number }) {
  if (rating <= 0) return null
  return (
    <span className={css.stars} role="img" aria-label={`${rating} of 5 stars`}>
      <svg viewBox="0 0 100 18" aria-hidden="true">
        {[0, 1, 2, 3, 4].map((at) => (
          <g key={at} transform={`translate(${at * 20} 0)`} data-filled={rating >= at + 0.75 || undefined}>
            <path d="m9 1.5 2.3 4.8 5.2.7-3.8 3.6.9 5.2L9 13.3l-4.6 2.5.9-5.2L1.5 7l5.2-.7z" />
          </g>
        ))}
      </svg>
    </span>
  )
}
