import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { Button } from './form/button.tsx'
import { FormError } from './form/form-error.tsx'
import { Page } from './page.tsx'
import { PageHeader } from './page-header.tsx'
import { Steps } from './steps.tsx'
import css from './wizard.module.css'

/** A step has an address of its own. */
export type WizardStep = { label: string; to: string }

type Props = {
  steps: readonly WizardStep[]
  /** The place of this step, from 0. */
  current: number
  title: string
  context: string
  /** Where the step before is; by default the one before in `steps`. */
  back?: WizardStep
  /** Skips the step; on the last step it ends the wizard. */
  skip: WizardStep
  /** Saves the step and continues. */
  next: ReactNode
  /** The error of the last save. */
  failed?: ComponentProps<typeof FormError>['outcome']
  /** Beside the step: a preview. */
  aside?: ReactNode
  width?: 'text' | 'page'
  children: ReactNode
}

/** A step of a wizard: the list of steps above, with links to the finished ones, and the buttons below. */
export function Wizard({ steps, current, title, context, back, skip, next, failed, aside, width = 'page', children }: Props) {
  const before = back ?? steps[current - 1]
  const step = (
    <div>
      {children}
      <div className={css.actions}>
        {before && (
          <Button component={Link} to={before.to} variant="default">
            Back
          </Button>
        )}
        <Button component={Link} to={skip.to} variant="default">
          {skip.label}
        </Button>
        {next}
      </div>
    </div>
  )
  return (
    <Page width={width}>
      <Steps steps={[...steps]} current={current} />
      <div className={css.head}>
        <PageHeader title={title} context={context} />
      </div>
      <FormError outcome={failed} />
      {aside ? (
        <div className={css.columns}>
          {step}
          {aside}
        </div>
      ) : (
        step
      )}
    </Page>
  )
}
