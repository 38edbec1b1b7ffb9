import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { apiContext } from '../../context.ts'
import { DetailSection } from '../../kit/detail-section.tsx'
import { FormError } from '../../kit/form/form-error.tsx'
import { Page } from '../../kit/page.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { toast } from '../../kit/toast.ts'
import { useSession } from '../../session.ts'
import type { Route } from './+types/brand'
import css from './brand.module.css'
import { actOnBrand, type BrandOutcome, loadBrand } from './brand-action.ts'
import { BrandColourFields } from './brand-colours.tsx'
import { BrandFonts } from './brand-fonts.tsx'
import { BrandLogo } from './brand-logo.tsx'
import { BrandPreview } from './brand-preview.tsx'
import { BrandSaveBar } from './brand-save-bar.tsx'
import { type Brand, colourNames, isSame, settled, verdictOn } from './brand-state.ts'
import { LeaveGuard } from './leave-guard.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Brand' }]

export const loader = ({ context }: Route.LoaderArgs) => loadBrand(context.get(apiContext))

export const action = ({ request, context }: Route.ActionArgs) => actOnBrand(context.get(apiContext), request)

export default function BrandScreen({ loaderData }: Route.ComponentProps) {
  const name = useSession()?.agency?.name ?? ''
  const [brand, setBrand] = useState(loaderData.brand)
  const [proposals, setProposals] = useState(loaderData.proposals)
  const save = useFetcher<BrandOutcome>()
  const change = (part: Partial<Brand>) => setBrand((before) => ({ ...before, ...part }))
  const shown = settled(brand, loaderData.brand)
  useEffect(() => {
    if (save.data && 'saved' in save.data) toast.done('Your storefront, mails and documents show it now.', 'Brand saved')
  }, [save.data])
  const isChanged = !isSame(brand, loaderData.brand)
  return (
    <Page>
      <LeaveGuard isChanged={isChanged}>Your storefront keeps the brand it had.</LeaveGuard>
      <PageHeader title="Brand" context="How your storefront, your mails and your documents look." />
      <FormError outcome={save.state === 'idle' ? save.data : null} />
      <div className={css.columns}>
        <div>
          <DetailSection title="Logo" help="It stands at the top of every page, mail and document.">
            <BrandLogo brand={shown} name={name} onChange={change} onProposals={setProposals} />
          </DetailSection>
          <DetailSection title="Colours" help="Dark pages use lighter tones of them by themselves.">
            <BrandColourFields brand={brand} proposals={proposals} onChange={change} />
          </DetailSection>
          <DetailSection title="Font" help="Comes from your own address: visitors’ data goes to nobody else.">
            <BrandFonts value={brand.fontFamily} onChange={(fontFamily) => change({ fontFamily })} />
          </DetailSection>
        </div>
        <div className={css.aside}>
          <BrandPreview brand={shown} name={name} />
        </div>
      </div>
      {isChanged && (
        <BrandSaveBar
          stops={stopsSaving(brand)}
          isSaving={save.state !== 'idle'}
          label="Save"
          onDiscard={() => {
            setBrand(loaderData.brand)
            setProposals(loaderData.proposals)
          }}
          onSave={() => void save.submit({ ...shown }, { method: 'post' })}
        />
      )}
    </Page>
  )
}

/** A colour that nobody could read, or that is half typed, is not saved. */
function stopsSaving(brand: Brand): string | null {
  const states = colourNames.map((name) => verdictOn(brand, name).state)
  if (states.includes('bad')) return 'A colour cannot be read. Take the nearest one that can be, or choose another.'
  return states.includes('unfinished') ? 'A colour is not written to its end.' : null
}
