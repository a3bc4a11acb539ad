import { useDays } from '#search/state/days.ts'
import { useLinks } from '#search/state/links.ts'
import { MarginSection } from '#ui/text/margin-section.tsx'

import { qualifierOffer } from './qualifier-offer.ts'

/** What is wrong in a filter of a text, with the values that it can have; nothing for any other text. */
export function QualifierValues({ text }: { readonly text: string }) {
  const { today } = useDays()
  const { Link } = useLinks()
  const offer = qualifierOffer(text, undefined, today)
  if (offer === undefined) return null
  return (
    <MarginSection title="Filter">
      <p>
        <span>{`${offer.label}:`}</span>
        {offer.options.map(({ title, href }, place) => (
          <span key={title}>
            <span>{place === 0 ? ' ' : ', '}</span>
            <Link href={href}>{title}</Link>
          </span>
        ))}
      </p>
    </MarginSection>
  )
}
