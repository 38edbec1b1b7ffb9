import { CopyButton } from '../../kit/copy-button.tsx'
import { Notice } from '../../kit/notice.tsx'
import css from './developers.module.css'

type Props = {
  title: string
  /** What it is: "API key", "secret". */
  what: string
  value: string
}

/** A secret that is shown once. */
export const Secret = ({ title, what, value }: Props) => (
  <Notice tone="info" title={title} role="status">
    <div className={css.secret}>
      <code>{value}</code>
      <CopyButton value={value} what={what} />
    </div>
    <p>Copy the {what} now and store it where you keep passwords. It cannot be shown again.</p>
  </Notice>
)
