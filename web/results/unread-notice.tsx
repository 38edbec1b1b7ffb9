import { Notice } from '../kit/notice.tsx'
import css from './unread-notice.module.css'

/** Names the invalid filters or sort of the address above its results. */
export function UnreadNotice({ problems }: { problems: readonly string[] }) {
  if (problems.length === 0) return null
  return (
    <div className={css.notice}>
      <Notice tone="warn" role="alert" title="Part of this address could not be read">
        <ul>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
        <p>The results below follow the rest of it.</p>
      </Notice>
    </div>
  )
}
