import { Link } from 'react-router'
import type { OwnTour } from '#contract/tour-authoring/own-tours.ts'
import type { TourStep } from '#domain/authored-tours/steps.ts'
import { Notice } from '../../kit/notice.tsx'
import css from './option-tabs.module.css'
import { stepAddress } from './tour-address.ts'

type Props = { step: TourStep; own: OwnTour; optionId: string }

/** The options of the tour: each has this step of its own. */
export function OptionTabs({ step, own, optionId }: Props) {
  const { options } = own.tour
  if (options.length === 0)
    return (
      <Notice
        tone="warn"
        title="The tour has no options"
        actions={<Link to={stepAddress('options', own.id)}>Add an option</Link>}
      >
        <p>This step is about an option. Add one first.</p>
      </Notice>
    )
  if (options.length === 1) return null
  return (
    <nav aria-label="Options" className={css.tabs}>
      {options.map(({ id, name }, at) => (
        <Link
          key={id}
          to={stepAddress(step.path, own.id, id)}
          className={css.tab}
          aria-current={id === optionId ? 'true' : undefined}
        >
          {name || `Option ${at + 1}`}
        </Link>
      ))}
    </nav>
  )
}
