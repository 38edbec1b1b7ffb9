import { IconCertificate, IconSchool } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { Form, useFetcher, useSearchParams } from 'react-router'
import { apiContext } from '../../context.ts'
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'
import { ActionButton } from '../../kit/form/action-button.tsx'
import { Button } from '../../kit/form/button.tsx'
import { FormError } from '../../kit/form/form-error.tsx'
import { Notice } from '../../kit/notice.tsx'
import { Page } from '../../kit/page.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { toast } from '../../kit/toast.ts'
import { useRereading } from '../../kit/use-rereading.ts'
import type { Route } from './+types/training'
import { actOnTraining } from './act-on-training.ts'
import { MissionCard } from './mission-card.tsx'
import { Progress } from './progress.tsx'
import css from './training.module.css'
import { WhatItIs } from './what-it-is.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Training' }]

export const loader = ({ context }: Route.LoaderArgs) => context.get(apiContext).training.read()

export const action = ({ request, context }: Route.ActionArgs) => actOnTraining(context.get(apiContext), request)

/** The practice tenant of the agency and its missions. */
export default function Training({ loaderData: training, actionData }: Route.ComponentProps) {
  const { state, isPractising, missions, certificate } = training
  const current = missions.find(({ doneAt }) => doneAt === null)?.id ?? null
  // Tickets are issued and money returns in the background.
  useRereading(isPractising && missions.some(({ doneAt, steps }) => doneAt === null && steps.some(({ isDone }) => isDone)))
  return (
    <Page>
      <PageHeader title="Training" context="Practise bookings, failures and refunds with practice money. Nothing is real.">
        {certificate && (
          <Button
            component="a"
            href="/api/training/certificate.pdf"
            download={`${certificate.number}.pdf`}
            variant="default"
            leftSection={<IconCertificate size={16} stroke={1.5} aria-hidden="true" />}
          >
            Certificate
          </Button>
        )}
        {state === 'ready' && !isPractising && <Enter />}
      </PageHeader>
      <FormError outcome={actionData} />
      {state === 'unavailable' ? (
        <Notice tone="info" title="Practice is not available here">
          <p>
            This installation sells from real suppliers and has no sandbox to practise with, so nothing could be booked without
            being real. Its operator can add one with the setting PRACTICE_URL.
          </p>
        </Notice>
      ) : (
        <>
          {state === 'none' ? <WhatItIs /> : <Progress training={training} />}
          <ol className={css.missions} aria-label="Missions">
            {missions.map((mission, at) => (
              <MissionCard
                key={mission.id}
                mission={mission}
                number={at + 1}
                isCurrent={state === 'ready' && mission.id === current}
                isPractising={isPractising}
              />
            ))}
          </ol>
        </>
      )}
      {state === 'ready' && <Reset />}
    </Page>
  )
}

/** Entering loads the page anew, so that no screen shows data of both tenants. */
const Enter = () => (
  <Form method="post" reloadDocument>
    <ActionButton name="intent" value="start" leftSection={<IconSchool size={16} stroke={1.5} aria-hidden="true" />}>
      Enter practice
    </ActionButton>
  </Form>
)

/** Asks before the practice tenant is replaced; the bar above every screen links here. */
function Reset() {
  const [search, setSearch] = useSearchParams()
  const [isAsked, setAsked] = useState(false)
  // Closing the dialog navigates: that would abort a navigation that submits, and drop the redirect of one that does not.
  const fetcher = useFetcher<typeof actOnTraining>()
  const isDone = fetcher.data ? 'isDone' in fetcher.data : false
  const isLinked = search.get('dialog') === 'reset'
  useEffect(() => {
    if (isDone && fetcher.state === 'idle') toast.done('The practice tenant is new again')
  }, [isDone, fetcher.state])
  const close = () => {
    setAsked(false)
    if (isLinked) setSearch({}, { replace: true })
  }
  return (
    <section className={css.reset} aria-label="Start again">
      <p>Start again with new practice money and no orders or customers. Completed missions stay completed.</p>
      <Button variant="default" loading={fetcher.state !== 'idle'} onClick={() => setAsked(true)}>
        Reset practice
      </Button>
      <FormError outcome={fetcher.data} />
      <ConfirmDialog
        opened={isAsked || isLinked}
        title="Reset practice?"
        yes="Reset practice"
        no="Keep it"
        isDangerous
        onYes={() => void fetcher.submit({ intent: 'reset' }, { method: 'post' })}
        onClose={close}
      >
        <p>
          All practice orders, customers and money of your agency are replaced, for your colleagues too. Completed missions and
          certificates stay. Your real data is not touched.
        </p>
      </ConfirmDialog>
    </section>
  )
}
