import { Form, href, Link, useActionData } from 'react-router'
import type { Api } from '#contract/index.ts'
import type { TourReseller } from '#contract/tour-running/tour-resellers.ts'
import { DateText } from '../../../kit/date-text.tsx'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { FormError } from '../../../kit/form/form-error.tsx'
import type { FormOutcome } from '../../../kit/form/outcome.ts'
import { TextInput } from '../../../kit/form/text-input.tsx'
import { Page } from '../../../kit/page.tsx'
import { PageHeader } from '../../../kit/page-header.tsx'
import { Pill } from '../../../kit/status-pill.tsx'
import { Secret } from '../../developers/secret.tsx'
import css from '../manage.module.css'
import { ManageTabs } from '../manage-tabs.tsx'

export const loadResellers = async (api: Api, origin: string) => ({
  resellers: await api.tourResellers.list(),
  endpoint: `${origin}/octo/`,
})

type Props = Awaited<ReturnType<typeof loadResellers>>

/** Other sellers of the agency's own tours, and a form for a further one. */
export function ResellersTab({ resellers, endpoint }: Props) {
  const answer = useActionData<{ made: TourReseller & { key: string } } | FormOutcome>()
  const made = answer && 'made' in answer ? answer.made : null
  const failed = answer && 'failure' in answer ? answer : null
  const field = (name: string) => ({ name, defaultValue: failed?.typed[name] ?? '', error: failed?.failure.fields[name] })
  return (
    <Page>
      <PageHeader title="Resellers" context="Programs of other sellers book your published tours over OCTO." />
      <ManageTabs open="resellers" />
      <div className={`${css.stack} ${css.narrow}`}>
        {made && <Secret title={`The key of ${made.name}`} what="key" value={made.key} />}
        <DetailSection
          title="Resellers"
          help={
            <>
              They call <code>{endpoint}</code> with their key. Which tours they sell is set in each tour under Connectivity.
            </>
          }
        >
          {resellers.length === 0 ? (
            <p className={css.facts}>No resellers yet. Your tours are sold by your agency alone.</p>
          ) : (
            <ul className={css.list}>
              {resellers.map((reseller) => (
                <ResellerRow key={reseller.id} reseller={reseller} />
              ))}
            </ul>
          )}
        </DetailSection>
        <DetailSection title="New reseller">
          <Form method="post" className={css.form} noValidate key={made?.id ?? 'new'}>
            <input type="hidden" name="intent" value="add-reseller" />
            <FormError outcome={failed} labels={{ name: 'Name', email: 'E-mail', commission: 'Commission' }} />
            <TextInput label="Name" maxLength={80} {...field('name')} />
            <TextInput label="E-mail" type="email" {...field('email')} />
            <TextInput
              label="Commission, percent of the price"
              inputMode="decimal"
              {...field('commission')}
              defaultValue={failed?.typed.commission ?? '15'}
            />
            <ActionButton>Add and create a key</ActionButton>
          </Form>
        </DetailSection>
      </div>
    </Page>
  )
}

function ResellerRow({ reseller: { id, name, commission, prefix, lastCall, revokedAt } }: { reseller: TourReseller }) {
  return (
    <li className={css.person}>
      <div>
        <p className={css.name}>
          <Link to={href('/manage/resellers/:id', { id })}>{name}</Link>
        </p>
        <p className={css.facts}>
          {commission} % commission · <code>{prefix}…</code> ·{' '}
          {lastCall ? (
            <>
              last call <DateText value={lastCall.at} withTime />
            </>
          ) : (
            'never called'
          )}
        </p>
      </div>
      <Pill tone={revokedAt ? 'quiet' : 'good'}>{revokedAt ? 'Revoked' : 'Active'}</Pill>
    </li>
  )
}
