import { IconDownload } from '@tabler/icons-react'
import { href, Link } from 'react-router'
import { CopyButton } from '../../../kit/copy-button.tsx'
import { Button } from '../../../kit/form/button.tsx'
import css from './security.module.css'

/** The recovery codes of an account, which are shown once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const text = codes.join('\n')
  return (
    <div className={css.recovery} role="status">
      <p>
        Store these codes where you keep passwords, not on the phone with the app. Each signs you in once in place of a code. They
        cannot be shown again.
      </p>
      <ol className={css.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={css.buttons}>
        <Button component={Link} to={href('/settings/security')}>
          I have stored them
        </Button>
        <Button
          component="a"
          variant="default"
          leftSection={<IconDownload size={16} stroke={1.5} aria-hidden="true" />}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
          download="recovery-codes.txt"
        >
          Download
        </Button>
        <CopyButton value={text} what="recovery codes" />
      </div>
    </div>
  )
}
