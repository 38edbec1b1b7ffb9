import { IconAlertTriangle, IconCheck, IconCircleX, type IconProps } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import type { PlannedTrip } from '#contract/trips/planned-trips.ts'
import type { FeasibilityLevel } from '#domain/trips/rule.ts'
import card from './card.module.css'
import css from './feasibility-list.module.css'

/** Colour is never the only sign: each level has an icon and words. */
const faces: Record<FeasibilityLevel, { icon: ComponentType<IconProps>; tone: string; words: string; title: string }> = {
  pass: { icon: IconCheck, tone: 'good', words: 'Fits', title: 'Everything fits together' },
  warn: { icon: IconAlertTriangle, tone: 'warn', words: 'Check', title: 'Check before booking' },
  fail: { icon: IconCircleX, tone: 'bad', words: 'Does not fit', title: 'Does not fit together' },
}

/** Whether the items fit together: what to mend first, and below it what fits. */
export function FeasibilityList({ feasibility: { level, lines } }: Pick<PlannedTrip, 'feasibility'>) {
  if (!level) return null
  const told = lines.filter((line) => line.level !== 'pass')
  const passed = lines.filter((line) => line.level === 'pass')
  return (
    <section className={card.card} aria-labelledby="check-title">
      <h2 id="check-title" className={card.title}>
        {faces[level].title}
      </h2>
      {told.length > 0 && <Lines lines={told} />}
      {passed.length > 0 && (
        <details className={css.passed} open={told.length === 0}>
          <summary>{passed.length === 1 ? '1 check passed' : `${passed.length} checks passed`}</summary>
          <Lines lines={passed} />
        </details>
      )}
    </section>
  )
}

function Lines({ lines }: { lines: PlannedTrip['feasibility']['lines'] }) {
  return (
    <ul className={css.lines}>
      {lines.map(({ rule, level, says }) => {
        const { icon: Icon, tone, words } = faces[level]
        return (
          <li key={`${rule} ${says}`} data-tone={tone}>
            <Icon size={18} stroke={1.75} aria-hidden="true" />
            <span>
              <span className="visually-hidden">{words}: </span>
              {says}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
