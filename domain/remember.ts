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

/** The same for what is reckoned of an object that never changes: the answer is kept as long as the object is. */
export function rememberFor<Of extends object, Answer>(reckon: (of: Of) => Answer): (of: Of) => Answer {
  const kept = new WeakMap<Of, { answer: Answer }>()
  return (of) => {
    const known = kept.get(of) ?? { answer: reckon(of) }
    kept.set(of, known)
    return known.answer
  }
}

/** Both: an object's newest answers, by key. */
export function rememberOf<Of extends object, Given, Answer>(
  reckon: (of: Of, given: Given) => Answer,
  keyOf: (given: Given) => string,
  most = 50,
): (of: Of, given: Given) => Answer {
  const askOf = rememberFor((of: Of) => remember((given: Given) => reckon(of, given), keyOf, most))
  return (of, given) => askOf(of)(given)
}
