import { IconCheck } from '@tabler/icons-react'
import { Link } from 'react-router'
import css from './steps.module.css'

export type Step = { label: string /** Link to a finished step. */; to?: string }

const stateOf = (at: number, current: number) => ['done', 'current', 'ahead'][Math.sign(at - current) + 1]

/** The named steps of a checkout or wizard. `current` counts from 0; steps before it are done. */
export function Steps({ steps, current }: { steps: Step[]; current: number }) {
  return (
    <nav aria-label="Steps">
      <ol className={css.steps}>
        {steps.map((step, at) => (
          <li key={step.label} className={css.step} data-state={stateOf(at, current)}>
            <span className={css.dot} aria-hidden="true">
              {at < current ? <IconCheck size={14} stroke={2.5} /> : at + 1}
            </span>
            {at < current && step.to ? (
              <Link to={step.to} className={css.label}>
                {step.label}
              </Link>
            ) : (
              <span className={css.label} aria-current={at === current ? 'step' : undefined}>
                {step.label}
              </span>
            )}
            {at < current && <span className="visually-hidden">, done</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
