import { useDisclosure } from '@mantine/hooks'
import { IconCheck, IconClock } from '@tabler/icons-react'
import { href, Link, useFetcher } from 'react-router'
import type { SiteAddress } from '#contract/address.ts'
import { checkFor } from '../../../form-checks.ts'
import { ConfirmDialog } from '../../../kit/confirm-dialog.tsx'
import { CopyButton } from '../../../kit/copy-button.tsx'
import { DateText } from '../../../kit/date-text.tsx'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { Button } from '../../../kit/form/button.tsx'
import { FormError } from '../../../kit/form/form-error.tsx'
import { TextInput } from '../../../kit/form/text-input.tsx'
import { useFields } from '../../../kit/form/use-fields.ts'
import { Pill } from '../../../kit/status-pill.tsx'
import type { actOnAddress } from './data.ts'
import css from './domain.module.css'

type Domain = NonNullable<SiteAddress['domain']>
type Props = { domain: SiteAddress['domain']; mayChange: boolean }

/** The agency's own domain: set, checked until its DNS records are found, or removed. */
export function AddressDomain({ domain, mayChange }: Props) {
  const fetcher = useFetcher<typeof actOnAddress>()
  const [isAsked, removal] = useDisclosure(false)
  const failed = fetcher.state === 'idle' ? fetcher.data : null
  const form = useFields(failed, checkFor('ownDomain'))
  return (
    <DetailSection
      title="Your own domain"
      help="Visitors then find you at your own name. Your current address keeps working."
      action={domain && <StatePill domain={domain} />}
    >
      {!domain && !mayChange && (
        <p className={css.quiet}>No domain of your own is set. An owner or manager of your agency can add one.</p>
      )}
      {!domain && mayChange && (
        <fetcher.Form {...form.events} method="post" className={css.form} noValidate>
          <TextInput
            label="Domain"
            placeholder="www.your-agency.com"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            inputMode="url"
            {...form.field('name')}
          />
          {failed && 'failure' in failed && failed.failure.code === 'plan.limit-reached' && (
            <Link to={href('/plans')}>See the plans</Link>
          )}
          <ActionButton name="intent" value="set">
            Add the domain
          </ActionButton>
        </fetcher.Form>
      )}
      {domain && (
        <>
          <FormError outcome={failed} />
          <Guide domain={domain} />
          <Records records={domain.records} />
          {mayChange && (
            <fetcher.Form method="post" className={css.actions}>
              <ActionButton name="intent" value="check" variant="default">
                Check now
              </ActionButton>
              <Button variant="subtle" color="red" onClick={removal.open}>
                Remove the domain
              </Button>
              <p className={css.quiet}>
                {domain.checkedAt ? (
                  <>
                    Last checked <DateText value={domain.checkedAt} withTime />
                  </>
                ) : (
                  'Not checked yet'
                )}
                {domain.state === 'waiting' && '. We look by ourselves every few minutes.'}
              </p>
            </fetcher.Form>
          )}
          <ConfirmDialog
            opened={isAsked}
            title={`Remove ${domain.name}?`}
            yes="Remove the domain"
            no="Keep it"
            isDangerous
            onYes={() => void fetcher.submit({ intent: 'remove' }, { method: 'post' })}
            onClose={removal.close}
          >
            Visitors who use it find nothing until it points elsewhere. Your first address keeps working.
          </ConfirmDialog>
        </>
      )}
    </DetailSection>
  )
}

const StatePill = ({ domain }: { domain: Domain }) =>
  domain.state === 'ready' ? (
    <Pill tone="good" icon={IconCheck}>
      Ready
    </Pill>
  ) : (
    <Pill tone="warn" icon={IconClock}>
      Waiting for records
    </Pill>
  )

function Guide({ domain }: { domain: Domain }) {
  if (domain.state === 'ready')
    return (
      <p className={css.lead}>
        <strong>{domain.name}</strong> leads to your storefront. Leave the CNAME record where it is.
      </p>
    )
  return (
    <ol className={css.guide}>
      <li>Sign in where you bought {domain.name}, and open its DNS settings.</li>
      <li>Add the two records below. Copy them, so that no sign is lost.</li>
      <li>Come back and check. Most providers take minutes, some up to a day.</li>
    </ol>
  )
}

/** The required DNS records, and those that were found. */
function Records({ records }: { records: Domain['records'] }) {
  return (
    <ul className={css.records}>
      {records.map(({ type, name, value, found, isRight }) => (
        <li key={type} className={css.record}>
          <span className={css.type}>{type}</span>
          <dl className={css.facts}>
            <dt>Name</dt>
            <dd>
              <code>{name}</code>
              <CopyButton value={name} what="name" />
            </dd>
            <dt>Value</dt>
            <dd>
              <code>{value}</code>
              <CopyButton value={value} what="value" />
            </dd>
          </dl>
          <p className={css.found} data-right={isRight || undefined}>
            {isRight ? (
              <>
                <IconCheck size={16} stroke={1.5} aria-hidden="true" /> Found
              </>
            ) : (
              `${found ? `Found something else: ${found}` : 'Not found yet'}`
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}
