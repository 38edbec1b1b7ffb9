import { useRevalidator } from 'react-router'
import { Button } from '../form/button.tsx'
import { TornTicketDrawing } from './drawings.tsx'
import css from './state.module.css'

type Props = {
  title?: string
  /** What happened, what was not charged, what to do. */
  text?: string
  /** Runs instead of loading the page's data again. */
  onRetry?: () => void
  /** `h1` if it is the whole screen. */
  heading?: 'h1' | 'h2'
}

/** Something could not be loaded: an error with a retry button. Text typed elsewhere on the page stays. */
export function FailedState({ title = 'This could not be loaded', text, onRetry, heading: Heading = 'h2' }: Props) {
  const { revalidate, state } = useRevalidator()
  return (
    <div className={css.state} role="alert">
      <TornTicketDrawing />
      <Heading className={css.title}>{title}</Heading>
      <p className={css.text}>
        {text ?? 'Something failed on our side. Nothing was changed and nothing was charged. Try again in a moment.'}
      </p>
      <div className={css.actions}>
        <Button variant="default" loading={state === 'loading'} onClick={onRetry ?? (() => revalidate())}>
          Try again
        </Button>
      </div>
    </div>
  )
}
