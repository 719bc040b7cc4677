"""Everything people read about a game, in German and English.

>>> say("event-bidder-passed", "de", seat="Ada")
'Ada passt.'
"""

from pasch.text.actions import describe_action
from pasch.text.events import describe
from pasch.text.messages import LANGUAGES, say
from pasch.text.narrator import card_text, money
from pasch.text.questions import question
from pasch.text.rulebook import option_about, option_name, refusal_text, variant_about, variant_name

__all__ = [
    "LANGUAGES",
    "card_text",
    "describe",
    "describe_action",
    "money",
    "option_about",
    "option_name",
    "question",
    "refusal_text",
    "say",
    "variant_about",
    "variant_name",
]
