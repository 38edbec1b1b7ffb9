import { type SiteSettings, type StyleName, styleChoices } from '#domain/site/settings.ts'
import css from './styles.module.css'
import { useOrderedSubmit } from './use-ordered-submit.ts'

const asked: Record<Exclude<StyleName, 'layoutType'>, string> = {
  header: 'Header',
  hero: 'First picture',
  heroImageStyle: 'Picture in it',
  searchbar: 'Search form',
  mobileSearchbar: 'Search form on phones',
  homeLayoutStyle: 'Width',
  listing: 'Search results',
  offerFilter: 'Filters',
  flightOfferSort: 'Sorting',
  footer: 'Footer',
}
const names = Object.keys(asked).filter((name): name is keyof typeof asked => Object.hasOwn(asked, name))

/** The style options, each saved to the draft at once. */
export const PagesStyles = ({ settings }: { settings: SiteSettings }) => (
  <div className={css.styles}>
    {names.map((name) => (
      <Choice key={name} name={name} chosen={settings[name]} />
    ))}
  </div>
)

function Choice({ name, chosen }: { name: keyof typeof asked; chosen: string }) {
  const { going, submit } = useOrderedSubmit()
  return (
    <fieldset className={css.choice}>
      <legend>{asked[name]}</legend>
      <div className={css.options}>
        {Object.entries(styleChoices[name]).map(([value, label]) => (
          <label key={value} className={css.option}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              value={value}
              checked={value === (going ?? chosen)}
              onChange={() => submit({ intent: 'style', name, value })}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
