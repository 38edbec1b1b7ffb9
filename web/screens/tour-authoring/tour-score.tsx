import { Link } from 'react-router'
import type { OwnTour } from '#contract/tour-authoring/own-tours.ts'
import { DetailSection } from '../../kit/detail-section.tsx'
import { stepAddress } from './tour-address.ts'
import css from './tour-overview.module.css'

/** How good the listing is, and what would raise its score by how much. */
export function TourScore({ own: { id, score } }: { own: OwnTour }) {
  const { value, advice } = score
  return (
    <DetailSection
      title="Quality of the listing"
      help={advice.length === 0 ? 'Everything that makes a good listing is there.' : 'Each line says what raises the score.'}
    >
      <p className={css.score}>
        <span className={`figure ${css.value}`}>{value}</span> of 100
      </p>
      <div className={css.bar} aria-hidden="true">
        <div className={css.fill} style={{ width: `${value}%` }} />
      </div>
      <ul className={css.advice}>
        {advice.map(({ points, step, says }) => (
          <li key={says}>
            <span className={`figure ${css.points}`}>+{points}</span>
            <Link to={stepAddress(step, id)}>{says}</Link>
          </li>
        ))}
      </ul>
    </DetailSection>
  )
}
