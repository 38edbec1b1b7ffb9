import { Link } from 'react-router'
import { Button } from '../form/button.tsx'
import { BarrierDrawing } from './drawings.tsx'
import css from './state.module.css'

/** The person's role does not include this. `what` completes "Your role does not include …". */
export function ForbiddenState({ what = 'this page', heading: Heading = 'h2' }: { what?: string; heading?: 'h1' | 'h2' }) {
  return (
    <div className={css.state}>
      <BarrierDrawing />
      <Heading className={css.title}>You do not have access</Heading>
      <p className={css.text}>
        Your role does not include {what}. An owner or manager of your agency can grant it under Settings, Roles.
      </p>
      <div className={css.actions}>
        <Button component={Link} to="/" variant="default">
          Back to start
        </Button>
      </div>
    </div>
  )
}
