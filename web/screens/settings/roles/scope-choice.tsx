import { orderScopes, scopeWords } from '#domain/team/order-scopes.ts'
import css from './roles.module.css'

/** Whose orders the members of a role reach, each choice with what it means. */
export const ScopeChoice = ({ chosen, error }: { chosen: string; error: string | undefined }) => (
  <fieldset id="field-orderScope" className={css.scopes} aria-describedby={error ? 'scope-problem' : undefined}>
    <legend>Orders that members reach</legend>
    {orderScopes.map((scope) => (
      <label key={scope} className={css.scope}>
        <input type="radio" name="orderScope" value={scope} defaultChecked={scope === chosen} />
        {scopeWords[scope].name}
        <small>{scopeWords[scope].text}</small>
      </label>
    ))}
    {error && (
      <p id="scope-problem" className={css.wrong}>
        {error}
      </p>
    )}
  </fieldset>
)
