"""Refusals, options and variants in words."""

from pasch.clauses import sentence
from pasch.edition import Edition
from pasch.refusal import WRONG_MOMENT, Refusal
from pasch.text.messages import say


def refusal_text(refusal: Refusal, lang: str) -> str:
    """The sentence of the clause; why the moment is wrong, where that is the trouble; and the figures or the detail."""
    sentences = [sentence(refusal.clause, lang)]
    sentences += [sentence(clause, lang) for clause in refusal.also[:1] if clause in WRONG_MOMENT]
    text = " ".join(sentences)
    detail = refusal.detail_in(lang)
    if refusal.figures:
        return f"{text} {detail}"
    return say("refusal-detail", lang, sentence=text, detail=detail) if detail else text


def option_name(option: str, lang: str) -> str:
    """What an option such as `double_salary` is called."""
    return say(_option(option), lang)


def option_about(option: str, lang: str) -> str:
    """A line on what an option does; a house rule says that it is one."""
    return say(f"{_option(option)}-about", lang)


def variant_name(variant: str, lang: str) -> str:
    """What a variant such as `speed-die` is called."""
    return say(f"variant-{variant}", lang)


def variant_about(variant: str, edition: Edition, lang: str) -> str:
    """A line on what a variant changes in this edition."""
    short, time = edition.switches.short, edition.switches.time
    return say(
        f"variant-{variant}-about",
        lang,
        deal=short.deal if variant == "short" else time.deal,
        houses=short.houses_before_hotel,
        bankruptcies=short.bankruptcies,
    )


def _option(option: str) -> str:
    return f"option-{option.replace('_', '-')}"
