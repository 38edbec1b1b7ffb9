import { Action } from '../blocks/action.tsx'
import css from './empty-page.module.css'

type Props = { title: string; text: string; to: string; action: string }

/** A page that has nothing to show: what happened, and one way on. */
export function EmptyPage({ title, text, to, action }: Props) {
  return (
    <div className={css.page}>
      <svg viewBox="0 0 168 96" fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" aria-hidden="true">
        <path d="M10 82c26 6 42-14 32-26s-30 4-14 18 54 2 78-38" strokeDasharray="1 7" />
        <path d="m104 42 52-30-23 50-10-17zM123 45l33-33" strokeLinejoin="round" />
      </svg>
      <h1>{title}</h1>
      <p>{text}</p>
      <Action to={to}>{action}</Action>
    </div>
  )
}
