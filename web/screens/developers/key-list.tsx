import { useState } from 'react'
import { useFetcher } from 'react-router'
import type { ApiKey } from '#contract/developers/api-keys.ts'
import { permissions } from '#domain/permissions.ts'
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'
import { DateText } from '../../kit/date-text.tsx'
import { Button } from '../../kit/form/button.tsx'
import { FormError } from '../../kit/form/form-error.tsx'
import { Pill, type Tone } from '../../kit/status-pill.tsx'
import css from './developers.module.css'

const states: Record<ApiKey['state'], [label: string, tone: Tone]> = {
  active: ['Active', 'good'],
  expired: ['Expired', 'quiet'],
  revoked: ['Revoked', 'quiet'],
}

/** The agency's API keys; an active one can be revoked. */
export function KeyList({ keys }: { keys: readonly ApiKey[] }) {
  const fetcher = useFetcher()
  const [asked, setAsked] = useState<ApiKey | null>(null)
  if (keys.length === 0)
    return <p className={css.facts}>No keys yet. A program without a key cannot call the API for your agency.</p>
  return (
    <>
      <FormError outcome={fetcher.data} />
      <ul className={css.list}>
        {keys.map((key) => (
          <li key={key.id} className={css.row}>
            <div>
              <p className={css.name}>
                {key.name} {key.isTest && <Pill tone="info">Test</Pill>}
              </p>
              <KeyFacts of={key} />
            </div>
            <Pill tone={states[key.state][1]}>{states[key.state][0]}</Pill>
            {key.state === 'active' && (
              <Button variant="subtle" color="red" aria-label={`Revoke ${key.name}`} onClick={() => setAsked(key)}>
                Revoke
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        opened={asked !== null}
        title={`Revoke ${asked?.name ?? ''}?`}
        yes="Revoke the key"
        no="Keep it"
        isDangerous
        onYes={() => void fetcher.submit({ revoke: asked?.id ?? '' }, { method: 'post' })}
        onClose={() => setAsked(null)}
      >
        Programs that use it are refused from now on. This cannot be undone.
      </ConfirmDialog>
    </>
  )
}

function KeyFacts({ of: key }: { of: ApiKey }) {
  return (
    <div className={css.facts}>
      <p>
        <code>{key.prefix}…</code> · created by {key.createdBy}, <DateText value={key.createdAt} />
        {key.expiresAt && (
          <>
            {' '}
            · {key.state === 'expired' ? 'expired' : 'expires'} <DateText value={key.expiresAt} />
          </>
        )}
      </p>
      <p>
        {key.permissions.map((one) => permissions[one]).join(' · ')}
        {key.addresses.length > 0 && ` · only from ${key.addresses.join(', ')}`}
      </p>
      <p>
        <LastUse of={key} />
      </p>
    </div>
  )
}

function LastUse({ of: { revokedAt, revokedBy, lastUsedAt, lastUsedFrom } }: { of: ApiKey }) {
  if (revokedAt)
    return (
      <>
        Revoked by {revokedBy}, <DateText value={revokedAt} withTime />
      </>
    )
  if (!lastUsedAt) return 'Never used'
  return (
    <>
      Last used <DateText value={lastUsedAt} withTime /> from {lastUsedFrom}
    </>
  )
}
