/** Asks, and says nothing of what is asked for. Longer ones stand first. */
const QUESTIONS =
  /为什么会|为什么要|什么时候|怎么样|为什么|有什么|是什么|什么是|怎么办|能不能|可不可以|是不是|有没有|而不是|怎么|怎样|如何|什么|为何|哪个|哪些|哪里|多少|多大|请问|可以|应该|需要|一个|一下|[的了吗呢吧么是在和与或]/gu

const WORDS = new Set(
  (
    'a an the of to in on at by for from with without and or is are was were be been do does did can could ' +
    'should would will may must i you we they he she it its my your our their this that these those what ' +
    'why how when where which who whose whom much many than then there here if so as into about not no vs ' +
    'through over under between during per via up out off after before while because only also'
  ).split(' '),
)

export const isStopWord = (word: string): boolean => WORDS.has(word)

/** A question in a language without spaces: what is asked for, cut where the asking stood. */
export const withoutAsking = (text: string): string => text.replace(QUESTIONS, ' ')
