import { CopyButton } from '../../kit/copy-button.tsx'
import css from './developers.module.css'

/** A block of code with a button that copies it. */
export const Code = ({ what, children }: { what: string; children: string }) => (
  <div className={css.framed}>
    <CopyButton value={children} what={what} />
    <pre className={css.code}>
      <code>{children}</code>
    </pre>
  </div>
)
