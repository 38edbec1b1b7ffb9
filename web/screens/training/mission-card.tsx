import { IconAlertTriangle, IconBolt, IconCheck, IconCircleCheck, IconClock } from '@tabler/icons-react'
import { Form, Link } from 'react-router'
import type { TrainingMission } from '#contract/training/training.ts'
import { ActionButton } from '../../kit/form/action-button.tsx'
import { Button } from '../../kit/form/button.tsx'
import { Pill } from '../../kit/status-pill.tsx'
import css from './mission-card.module.css'

interface Props {
  mission: TrainingMission
  number: number
  /** The first that is not completed: open at first. */
  isCurrent: boolean
  isPractising: boolean
}

/** A mission: its state, and its steps once it is opened. */
export function MissionCard({ mission, number, isCurrent, isPractising }: Props) {
  const { id, title, summary, minutes, doneAt } = mission
  return (
    <li id={id} className={css.mission} data-done={doneAt !== null || undefined} data-current={isCurrent || undefined}>
      <details open={isCurrent}>
        <summary className={css.head}>
          <span className={css.mark} aria-hidden="true">
            {doneAt === null ? number : <IconCheck size={16} stroke={2} />}
          </span>
          <span className={css.headWords}>
            <span className={css.title}>{title}</span>
            <span className={css.summary}>{summary}</span>
          </span>
          <State of={mission} minutes={minutes} />
        </summary>
        <div className={css.body}>
          <FailureNotice of={mission} isPractising={isPractising} />
          <Steps of={mission} isPractising={isPractising} />
        </div>
      </details>
    </li>
  )
}

function State({ of: { doneAt, steps, failure }, minutes }: { of: TrainingMission; minutes: number }) {
  const done = steps.filter(({ isDone }) => isDone).length
  if (doneAt !== null)
    return (
      <Pill tone="good" icon={IconCircleCheck}>
        Completed
      </Pill>
    )
  if (done > 0 || failure?.state === 'armed' || failure?.state === 'happened')
    return (
      <Pill tone="info">
        Step {Math.min(done + 1, steps.length)} of {steps.length}
      </Pill>
    )
  return (
    <Pill tone="quiet" icon={IconClock}>
      {minutes} min
    </Pill>
  )
}

/** What goes wrong in this mission, and the button that arms it. */
function FailureNotice({ of: { id, failure, doneAt }, isPractising }: { of: TrainingMission; isPractising: boolean }) {
  if (!failure) return null
  const Icon = failure.state === 'happened' ? IconAlertTriangle : IconBolt
  const says = {
    ready: failure.says,
    armed: `${failure.says} It waits for you.`,
    happened: 'It has happened. Go on with the next step.',
  }[failure.state]
  const label = doneAt === null ? 'Start this mission' : 'Practise it again'
  return (
    <div className={css.failure} data-state={failure.state}>
      <Icon size={18} stroke={1.5} aria-hidden="true" />
      <p>{says}</p>
      {isPractising && (failure.state === 'ready' || doneAt !== null) && failure.state !== 'armed' && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="begin" />
          <ActionButton name="mission" value={id} size="xs">
            {label}
          </ActionButton>
        </Form>
      )}
    </div>
  )
}

/** The steps in order; the next one has the link to its screen. Outside of practice no step leads to a screen with real data. */
function Steps({ of: { steps, failure, doneAt }, isPractising }: { of: TrainingMission; isPractising: boolean }) {
  const isReady = failure === null || failure.state !== 'ready'
  const next = doneAt === null && isReady ? steps.findIndex(({ isDone }) => !isDone) : -1
  return (
    <>
      <ol className={css.steps}>
        {steps.map(({ title, text, isDone, link }, at) => (
          <li key={title} className={css.step} data-done={isDone || undefined} data-next={at === next || undefined}>
            <span className={css.dot} aria-hidden="true">
              {isDone && <IconCheck size={14} stroke={2} />}
            </span>
            <div className={css.stepWords}>
              <p className={css.stepTitle}>
                {title}
                {isDone && <span className="visually-hidden">, done</span>}
              </p>
              <p className={css.stepText}>{text}</p>
              {isPractising && at === next && (
                <Button component={Link} to={link.to} size="xs" variant="default" className={css.stepLink}>
                  {link.label}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ol>
      {!isPractising && doneAt === null && <p className={css.outside}>Enter practice to work on this mission.</p>}
    </>
  )
}
