import { useQuestions } from '#search/questions/load-questions.ts'
import { useDays } from '#search/state/days.ts'
import { useLinks } from '#search/state/links.ts'

import styles from './everything.module.css'

/** The tool that a text asks for: "Compare Chrome 120 with Chrome 130". */
export function ToolLink({ text }: { readonly text: string }) {
  const { today } = useDays()
  const { Link } = useLinks()
  const tool = useQuestions()?.askedTool(text, today)
  if (tool === undefined) return null
  const { title, about, href } = tool
  return (
    <section className={styles.answer} aria-labelledby="tool">
      <h2 id="tool" className={styles.heading}>
        <Link href={href}>
          <bdi>{title}</bdi>
        </Link>
      </h2>
      <p className={styles.all}>{about}</p>
    </section>
  )
}
