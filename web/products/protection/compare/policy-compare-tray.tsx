import { Money } from '../../../kit/money.tsx'
import { CompareTray } from '../../compare-tray.tsx'
import { resultsPath } from '../policy-paths.ts'
import { comparedPolicies, type PolicyFoundIn } from './compare-list.ts'

/** The compared policies, below the results of their search. */
export function PolicyCompareTray({ foundIn }: { foundIn: PolicyFoundIn }) {
  const list = comparedPolicies.useList()
  return (
    <CompareTray
      label="Policies to compare"
      counted={(count) => (count === 1 ? '1 policy' : `${count} policies`)}
      more="Tick another one"
      list={list}
      shown={{ ...foundIn, isFinished: true }}
      slotOf={({ title, insurer, total, currency }) => ({
        mark: null,
        title: `${title}, ${insurer}`,
        price: <Money amount={total} currency={currency} />,
        removeLabel: `Do not compare ${title}`,
      })}
      onRemove={comparedPolicies.remove}
      onClear={comparedPolicies.clear}
      addressOf={(available) => comparedPolicies.address(available)}
      searchAgain={({ query }) => `${resultsPath}?${query}`}
    />
  )
}
