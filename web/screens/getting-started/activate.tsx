import { data, Form } from 'react-router'
import type { Activation } from '#contract/account/activation.ts'
import { isOpenForChanges } from '#domain/agency/activation.ts'
import { apiContext } from '../../context.ts'
import { DetailSection } from '../../kit/detail-section.tsx'
import { ActionButton } from '../../kit/form/action-button.tsx'
import { FormError } from '../../kit/form/form-error.tsx'
import { failedForm } from '../../kit/form/outcome.ts'
import { Notice } from '../../kit/notice.tsx'
import { Page } from '../../kit/page.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { useRereading } from '../../kit/use-rereading.ts'
import { useMay } from '../../session.ts'
import { AgencyRecordForm } from '../settings/agency-record-form.tsx'
import { answerOf } from '../settings/answer-of.ts'
import { recordFrom } from '../settings/record-from.ts'
import type { Route } from './+types/activate'
import css from './activate.module.css'
import { ActivationState } from './activation-state.tsx'
import { LicenceList } from './licence-list.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Business activation' }]

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [activation, record] = await Promise.all([api.activation.get(), api.agency.record()])
  return { activation, record }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { activation, agency } = context.get(apiContext)
  const form = await request.formData()
  const typed: Record<string, string> = {}
  for (const [name, value] of form) if (typeof value === 'string') typed[name] = value
  const file = form.get('file')
  try {
    if (typed.intent === 'record') await agency.setRecord(recordFrom(typed))
    else if (typed.intent === 'submit') await activation.submit()
    else if (typed.remove) await activation.remove({ id: typed.remove })
    else if (typed.intent === 'upload' && file instanceof File) await activation.upload({ file })
    else throw data(null, { status: 400 })
    return null
  } catch (error) {
    return failedForm(error, typed)
  }
}

/** What is to be done before the agency is an active business: facts, licence, review. */
export default function Activate({ loaderData: { activation, record }, actionData }: Route.ComponentProps) {
  const mayChange = useMay('agency:write')
  const isOpen = isOpenForChanges(activation.state)
  useRereading(activation.state === 'submitted')
  const answer = actionData ?? undefined
  return (
    <Page width="text">
      <PageHeader
        title="Business activation"
        context="A reviewer checks once that your agency is a business that may sell travel."
      />
      <div className={css.state}>
        <ActivationState activation={activation} />
      </div>
      {answerOf(answer, 'record') === undefined && <FormError outcome={answer} />}
      <DetailSection title="Your business" help="The same record as in the settings of the agency; documents show it.">
        <AgencyRecordForm record={record} mayChange={mayChange && isOpen} answer={answerOf(answer, 'record')} />
      </DetailSection>
      <DetailSection
        title="Licence documents"
        help="Your licence or certificate of registration: PDF, JPEG or PNG, at most 10 MB each. Only members who may change the agency's record, and the reviewer, can see them."
      >
        <LicenceList documents={activation.documents} mayRead={mayChange} isOpen={mayChange && isOpen} />
      </DetailSection>
      {mayChange && isOpen && <Submit activation={activation} />}
    </Page>
  )
}

function Submit({ activation: { missing, state } }: { activation: Activation }) {
  if (missing.length > 0)
    return (
      <Notice tone="info" title="Before you can submit">
        <ul>
          {missing.map((says) => (
            <li key={says}>{says}</li>
          ))}
        </ul>
      </Notice>
    )
  return (
    <Form method="post">
      <ActionButton name="intent" value="submit" size="md">
        {state === 'more-needed' ? 'Submit again' : 'Submit for review'}
      </ActionButton>
    </Form>
  )
}
