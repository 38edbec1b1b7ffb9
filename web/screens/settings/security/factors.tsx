import { IconDeviceMobileCode, IconFingerprint, IconKey } from '@tabler/icons-react'
import { href, Link } from 'react-router'
import type { SecondFactor } from '#contract/session/second-factor.ts'
import { DateText } from '../../../kit/date-text.tsx'
import { Button } from '../../../kit/form/button.tsx'
import { Pill } from '../../../kit/status-pill.tsx'
import css from './security.module.css'

/** Whether codes of an authenticator app are asked for. */
export const AppState = ({ since }: { since: string | null }) => (
  <div className={css.row}>
    <IconDeviceMobileCode size={20} stroke={1.5} aria-hidden="true" />
    <div className={css.words}>
      <p className={css.name}>
        {since ? 'Codes are asked for' : 'No app set up'}
        {since && <Pill tone="good">On</Pill>}
      </p>
      <p className={css.facts}>
        {since ? (
          <>
            Since <DateText value={since} withTime />
          </>
        ) : (
          'Google Authenticator, 1Password, Authy and others'
        )}
      </p>
    </div>
    <Button component={Link} to={href('/settings/security/app')} variant="default">
      {since ? 'Turn off' : 'Set up'}
    </Button>
  </div>
)

type Passkey = SecondFactor['passkeys'][number]

/** The passkeys with their last use. */
export function PasskeyList({ passkeys }: { passkeys: readonly Passkey[] }) {
  if (passkeys.length === 0)
    return (
      <div className={css.row}>
        <IconFingerprint size={20} stroke={1.5} aria-hidden="true" />
        <div className={css.words}>
          <p className={css.name}>No passkeys yet</p>
          <p className={css.facts}>It cannot be guessed, and works on this website only.</p>
        </div>
        <Button component={Link} to={href('/settings/security/passkeys/new')} variant="default">
          Add a passkey
        </Button>
      </div>
    )
  return (
    <ul className={css.list}>
      {passkeys.map(({ id, name, isSynced, createdAt, lastUsedAt }) => (
        <li key={id} className={css.row}>
          <IconFingerprint size={20} stroke={1.5} aria-hidden="true" />
          <div className={css.words}>
            <p className={css.name}>{name}</p>
            <p className={css.facts}>
              Added <DateText value={createdAt} />
              {isSynced ? ' · on all your devices' : ' · on one device'}
            </p>
            <p className={css.facts}>
              {lastUsedAt ? (
                <>
                  Last used <DateText value={lastUsedAt} withTime />
                </>
              ) : (
                'Never used'
              )}
            </p>
          </div>
          <Button
            component={Link}
            to={href('/settings/security/passkeys/:id', { id })}
            variant="default"
            aria-label={`Remove ${name}`}
          >
            Remove
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** How many recovery codes are left. */
export const RecoveryState = ({ left }: { left: number }) => (
  <div className={css.row}>
    <IconKey size={20} stroke={1.5} aria-hidden="true" />
    <div className={css.words}>
      <p className={css.name}>
        {left === 1 ? '1 code left' : `${left} codes left`}
        {left <= 2 && <Pill tone="warn">Replace them soon</Pill>}
      </p>
      <p className={css.facts}>They were shown once. New codes replace the old ones.</p>
    </div>
    <Button component={Link} to={href('/settings/security/recovery')} variant="default">
      Replace
    </Button>
  </div>
)
