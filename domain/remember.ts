/** The same pure function, which keeps its newest answers by key: for what is reckoned again and again from a few inputs. Answers are shared, so nobody changes them. */
export function remember<Given, Answer>(
  reckon: (given: Given) => Answer,
  keyOf: (given: Given) => string,
  most = 500,
): (given: Given) => Answer {
  const kept = new Map<string, { answer: Answer }>()
  return (given) => {
    const key = keyOf(given)
    const known = kept.get(key)
    if (known) return known.answer
    const answer = reckon(given)
    for (const [oldest] of kept) {
      if (kept.size < most) break
      kept.delete(oldest)
    }
    kept.set(key, { answer })
    return answer
  }
}
