const CHILD_AGE = 12
const INFANT_AGE = 2

export function typeOfInsured(age: number): 'ADT' | 'CHD' | 'INF' {
  if (age >= CHILD_AGE) return 'ADT'
  return age < INFANT_AGE ? 'INF' : 'CHD'
}
