import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { fontNames, fonts } from '#domain/site/fonts.ts'
import { apiContext } from '../../../context.ts'
import { NativeSelect } from '../../../kit/form/native-select.tsx'
import { SettingsPage } from '../../../kit/settings-page.tsx'
import { toast } from '../../../kit/toast.ts'
import { useSession } from '../../../session.ts'
import { fontFiles, fontRules } from '../../../site/theme/font-files.ts'
import type { Route } from './+types/brand'
import { actOnBrand, type BrandOutcome, loadBrand } from './action.ts'
import { BrandColourFields } from './colours.tsx'
import css from './fonts.module.css'
import { BrandLogo } from './logo.tsx'
import { BrandPreview } from './preview.tsx'
import { type Brand, colourNames, isSame, settled, verdictOn } from './state.ts'

const faces = fontNames.map((name) => fontRules(fontFiles[name])).join('\n')

/** Fonts, each shown in itself. */
function BrandFonts({ brand, onChange }: { brand: Brand; onChange: (part: Partial<Brand>) => void }) {
  const value = brand.fontFamily
  return (
    <fieldset className={css.fonts}>
      <legend className="visually-hidden">Font</legend>
      <style>{faces}</style>
      <NativeSelect
        label="Font of headings"
        className={css.headings}
        value={brand.headingFont}
        data={[{ value: '', label: 'The font of the text' }, ...fontNames.map((name) => ({ value: name, label: name }))]}
        onChange={({ currentTarget: { value: chosen } }) =>
          onChange({ headingFont: fontNames.find((name) => name === chosen) ?? '' })
        }
      />
      <p className={css.text}>Font of the text</p>
      {fontNames.map((name) => (
        <label key={name} className={css.font}>
          <input
            type="radio"
            name="fontFamily"
            value={name}
            checked={name === value}
            onChange={() => onChange({ fontFamily: name })}
            className="visually-hidden"
          />
          <span className={css.sample} style={{ fontFamily: fonts[name].family }}>
            {name}
          </span>
          <span className={css.says}>{fonts[name].says}</span>
        </label>
      ))}
    </fieldset>
  )
}

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
  return (
    <SettingsPage
      title="Brand"
      context="How your storefront, your mails and your documents look."
      failed={save.state === 'idle' ? save.data : null}
      sections={[
        {
          title: 'Logo',
          help: 'It is shown at the top of every page, mail and document.',
          content: <BrandLogo brand={shown} name={name} onChange={change} onProposals={setProposals} />,
        },
        {
          title: 'Colours',
          help: 'Dark pages use lighter tones of them by themselves.',
          content: <BrandColourFields brand={brand} proposals={proposals} onChange={change} />,
        },
        {
          title: 'Fonts',
          help: 'They are loaded from your own address: no visitor data goes to others.',
          content: <BrandFonts brand={brand} onChange={change} />,
        },
      ]}
      aside={<BrandPreview brand={shown} name={name} />}
      changes={{
        isChanged: !isSame(brand, loaderData.brand),
        isSaving: save.state !== 'idle',
        stops: stopsSaving(brand),
        onSave: () => void save.submit({ ...shown }, { method: 'post' }),
        onDiscard: () => {
          setBrand(loaderData.brand)
          setProposals(loaderData.proposals)
        },
        words: {
          saved: 'Saved, it shows at once: storefront, mails and documents.',
          discarded: 'The logo, colours and font become those that are saved. What you chose or typed since then is lost.',
          left: 'Your storefront keeps the brand it had.',
        },
      }}
    />
  )
}

/** An unreadable or incomplete colour is not saved. */
function stopsSaving(brand: Brand): string | null {
  const states = colourNames.map((name) => verdictOn(brand, name).state)
  if (states.includes('bad')) return 'A colour cannot be read. Take the nearest one that can be, or choose another.'
  return states.includes('unfinished') ? 'A colour is not written to its end.' : null
}
