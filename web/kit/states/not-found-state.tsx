import { Link } from 'react-router'
import { Button } from '../form/button.tsx'
import { LostPlaneDrawing } from './drawings.tsx'
import css from './state.module.css'

/** There is nothing at this address, or nothing that the visitor may see. */
export function NotFoundState() {
  return (
    <div className={css.state}>
      <LostPlaneDrawing />
      <h1 className={css.title}>There is nothing at this address</h1>
      <p className={css.text}>The link may be old or mistyped, or what it led to was removed. Nothing was changed.</p>
      <div className={css.actions}>
        <Button component={Link} to="/">
          Back to start
        </Button>
      </div>
    </div>
  )
}
