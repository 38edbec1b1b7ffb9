import { IconDeviceLaptop, IconDeviceMobile } from '@tabler/icons-react'
import { Form } from 'react-router'
import type { Api } from '#contract/index.ts'
import { deviceName, isPhone } from '#domain/security/device-name.ts'
import { DateText } from '../../../kit/date-text.tsx'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { Pill } from '../../../kit/status-pill.tsx'
import css from './security.module.css'

type Session = Awaited<ReturnType<Api['auth']['sessions']>>[number]

/** Where the account is signed in; each device but this one can be signed out. */
export const DeviceList = ({ sessions }: { sessions: readonly Session[] }) => (
  <ul className={css.list}>
    {sessions.map((session) => (
      <Device key={session.id} session={session} />
    ))}
  </ul>
)

function Device({ session: { id, current, userAgent, ipAddress, createdAt, lastUsedAt } }: { session: Session }) {
  const name = deviceName(userAgent)
  const Icon = isPhone(userAgent) ? IconDeviceMobile : IconDeviceLaptop
  return (
    <li className={css.row}>
      <Icon size={20} stroke={1.5} aria-hidden="true" />
      <div className={css.words}>
        <p className={css.name}>
          {name}
          {current && <Pill tone="good">This device</Pill>}
        </p>
        <p className={css.facts}>
          {ipAddress || 'Address unknown'} · signed in <DateText value={createdAt} withTime />
        </p>
        <p className={css.facts}>
          {current ? (
            'In use now'
          ) : (
            <>
              Last used <DateText value={lastUsedAt} withTime />
            </>
          )}
        </p>
      </div>
      {!current && (
        <Form method="post">
          <ActionButton variant="default" name="revoke" value={id} aria-label={`Sign out ${name}`}>
            Sign out
          </ActionButton>
        </Form>
      )}
    </li>
  )
}
