import { IconCheck } from '@tabler/icons-react'
import { Link } from 'react-router'
import type { OwnTour } from '#contract/tour-authoring/own-tours.ts'
import { allTourSteps, type TourStepPath } from '#domain/authored-tours/steps.ts'
import css from './all-steps.module.css'
import { overviewAddress, stepAddress } from './tour-address.ts'

type Props = { own: OwnTour; current: TourStepPath | null; title: string }

/** Every step with its state; each can be opened at any time. */
export function AllSteps({ own, current, title }: Props) {
  const open = new Set(own.missing.map(({ step }) => step))
  const done = allTourSteps.filter(({ path, isOptional }) => !isOptional && !open.has(path)).length
  const required = allTourSteps.filter(({ isOptional }) => !isOptional).length
  return (
    <nav aria-label={`All steps: ${title}`} className={css.card}>
      <p className={css.head}>
        <Link to={overviewAddress(own.id)}>{own.tour.name.title || 'New tour'}</Link>
        <span className={css.count}>
          {done} of {required} required steps
        </span>
      </p>
      <ol className={css.steps}>
        {allTourSteps.map(({ path, title: label, isOptional }) => (
          <li key={path}>
            <Link
              to={stepAddress(path, own.id)}
              className={css.step}
              aria-current={path === current ? 'step' : undefined}
              data-open={open.has(path) || undefined}
            >
              <span className={css.mark} aria-hidden="true">
                {!open.has(path) && !isOptional && <IconCheck size={14} stroke={2.5} />}
              </span>
              <span>{label}</span>
              <span className={css.state}>{open.has(path) ? 'Incomplete' : isOptional && 'Optional'}</span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
